import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/**
 * Returns a lookup of spec revisions: of the account under null, else of a yard; 0 if nothing was
 * saved.
 */
export async function readRevisions(
  db: Kysely<Schema>,
  accountId: number,
): Promise<(locationId: number | null) => number> {
  const { rows } = await sql<{ location_id: number | null; revision: number }>`
    select location_id, max(id) as revision from spec_changes
    where account_id = ${accountId} group by location_id`.execute(db);
  return (locationId) => rows.find((row) => row.location_id === locationId)?.revision ?? 0;
}
