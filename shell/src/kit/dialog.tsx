import { openedPart } from './opened-part.tsx';

/** The kit's dialog, for parts that are on the page from the beginning. */
export const Dialog = openedPart(async () => (await import('./kit-dialog.ts')).default);
