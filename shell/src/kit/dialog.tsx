import { loadOnOpen } from './load-on-open.tsx';

/** The kit's dialog, for parts that are on the page from the start. */
export const Dialog = loadOnOpen(async () => (await import('./kit-dialog.ts')).default);
