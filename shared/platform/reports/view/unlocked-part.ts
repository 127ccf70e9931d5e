import type { ViewChange } from './report-view.ts';

/** What may still change of a locked report: which of its rows stand open, for reading. */
export const unlockedPart = ({ opened }: ViewChange): ViewChange => (opened ? { opened } : {});
