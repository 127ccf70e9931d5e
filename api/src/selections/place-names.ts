import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

// Queries name an account `a`, a location `l` and a dealer `d`.

/** An account as reports name it: by its number where it has no name. */
export const fleetName = sql`coalesce(nullif(a.name, ''), a.nonsig)`;

/** A location as reports name it: by its code where it has no name. */
export const locationName = sql`coalesce(nullif(l.name, ''), l.code)`;

/** A dealer as reports name it: by its name and nonsig. */
export const dealerName = sql`concat_ws(' · ', d.name, d.nonsig)`;

/** The chosen locations by name, in the order of their names; none where all are meant. */
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
