import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import { readLocationNames } from '../../../selections/place-names.ts';

/** The chosen locations for the cover of a file; empty if all are selected. Labels are keys. */
export async function locationFacts(
  db: Kysely<Schema>,
  locations: readonly number[],
): Promise<Fact[]> {
  const names = await readLocationNames(db, locations);
  return names.length === 0
    ? []
    : [{ label: 'inspection_report.fleet_location', value: names.join(', ') }];
}
