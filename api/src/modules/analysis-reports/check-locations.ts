import { type Kysely, sql } from 'kysely';
import { checkFound } from '../../app/check-found.ts';
import type { Schema } from '../../db/schema/schema.ts';

/** @throws Refusal `unknown_value` at the first of `location_ids` that the user may not see */
export async function checkLocations(
  db: Kysely<Schema>,
  locations: readonly number[],
): Promise<void> {
  if (locations.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from locations where id = any (${[...locations]}::int[])`.execute(db);
  const seen = new Set(rows.map(({ id }) => id));
  checkFound(locations, seen, (index) => `location_ids.${index}`);
}
