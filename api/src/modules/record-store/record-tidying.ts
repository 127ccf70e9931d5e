import type { Tidying } from '../../db/tidying.ts';
import { deleteUnusedRecords } from './queries.ts';

/** Deletes records that were unused for too long. */
export const recordTidying: Tidying = { restless: ['kept_records'], forget: deleteUnusedRecords };
