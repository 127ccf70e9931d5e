import { readLocally } from '../session/local-store.ts';

/** Local storage key of the mark that this device stores something. */
export const storedMarkKey = 'offline_kept';

/** Local storage key of the users for whom the server believes that something is stored. */
export const reportedMarkKey = 'offline_told';

/**
 * Returns whether this device stores entries or documents of any user, without opening the
 * database.
 */
export const keepsWork = (): boolean => readLocally(storedMarkKey) !== null;

/** Returns whether something is stored, or the server believes so. */
export const hasOutbox = (): boolean => keepsWork() || readLocally(reportedMarkKey) !== null;
