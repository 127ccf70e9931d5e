import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import { checkSeen } from '../../selections/check-seen.ts';

/** @throws Refusal `unknown_value` at the first of `location_ids` that the user may not see */
export const checkLocations = (db: Kysely<Schema>, locations: readonly number[]): Promise<void> =>
  checkSeen(db, locations, { table: 'locations', field: 'location_ids' });
