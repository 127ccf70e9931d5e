import type { ViewChange } from './report-view.ts';

/**
 * Returns the part of a change that is allowed on a locked report: which rows are expanded, for
 * reading.
 */
export const unlockedPart = ({ opened }: ViewChange): ViewChange => (opened ? { opened } : {});
