import type { Tidying } from '../db/tidying.ts';
import { purgeDeleted } from './delete-kept.ts';
import type { KeptKind } from './kept-kind.ts';

/** Deletes rows of these kinds that can no longer be restored. */
export const keptTidying = (kinds: readonly KeptKind[]): Tidying => ({
  restless: kinds.map(({ table }) => table),
  forget: (db, now) => purgeDeleted(db, kinds, now),
});
