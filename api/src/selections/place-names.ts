import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

// Aliases in queries: `a` for an account, `l` for a location, `d` for a dealer.

/** Name of an account in reports; its number if it has no name. */
export const fleetName = sql`coalesce(nullif(a.name, ''), a.nonsig)`;

/** Name of a location in reports; its code if it has no name. */
export const locationName = sql`coalesce(nullif(l.name, ''), l.code)`;

/** Name of a dealer in reports: its name and nonsig. */
export const dealerName = sql`concat_ws(' · ', d.name, d.nonsig)`;

/** Reads the names of the chosen locations, in order; none if all are chosen. */
export async function readLocationNames(
  db: Kysely<Schema>,
  locations: readonly number[],
): Promise<string[]> {
  if (locations.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select ${locationName} as name from locations l
    where l.id = any (${[...locations]}::int[])
    order by name collate natural_order`.execute(db);
  return rows.map(({ name }) => name);
}
