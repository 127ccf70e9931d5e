import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import { locationName } from './survey-report-rows.ts';

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

/** The same for the cover of a file; nothing where all are meant. Labels are word keys. */
export async function locationFacts(
  db: Kysely<Schema>,
  locations: readonly number[],
): Promise<Fact[]> {
  const names = await readLocationNames(db, locations);
  return names.length === 0
    ? []
    : [{ label: 'inspection_report.fleet_location', value: names.join(', ') }];
}
