import { readLocally } from '../session/local-store.ts';

/** Where it stands that something is kept. */
export const keptMark = 'offline_kept';

/** Whether this device keeps entries or documents, of anybody. It is seen without opening the database. */
export const keepsWork = (): boolean => readLocally(keptMark) !== null;
