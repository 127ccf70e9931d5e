import { readLocally } from '../session/local-store.ts';

/** Where it stands that something is kept. */
export const keptMark = 'offline_kept';

/** Where it stands of whom the server was told that something is kept. */
export const toldMark = 'offline_told';

/** Whether this device keeps entries or documents, of anybody. It is seen without opening the database. */
export const keepsWork = (): boolean => readLocally(keptMark) !== null;

/** Whether something is kept, or the server still believes so. */
export const hasOutbox = (): boolean => keepsWork() || readLocally(toldMark) !== null;
