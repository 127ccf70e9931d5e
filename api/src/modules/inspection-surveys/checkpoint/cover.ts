import { crossingsList } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { namedAfter } from '../../../selections/named-after.ts';
import { fleetName, readLocationNames } from '../../../selections/place-names.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { locationFacts } from '../reports/location-facts.ts';
import type { CrossingsSelection } from './selected-crossings.ts';

/** What a file of crossings says of the selection that it is of. */
export interface CrossingsCover {
  /** Whose crossings, and where; labels are word keys. */
  readonly of: readonly Fact[];
  /** The same with the filters, in words. */
  readonly filters: (words: SpokenWords) => readonly Fact[];
  /** What the file is called after, besides its title. */
  readonly named: (words: SpokenWords) => readonly string[];
}

/** That of crossings that were picked. */
export const noCover: CrossingsCover = { of: [], filters: () => [], named: () => [] };

/** That of a selection that was checked. */
export async function readCover(
  db: Kysely<Schema>,
  selection: CrossingsSelection,
): Promise<CrossingsCover> {
  const { accounts = [], locations = [], date_from: from, date_to: to } = selection;
  const fleets = await readFleetNames(db, accounts);
  const places = await readLocationNames(db, locations);
  const of = [
    ...(fleets.length > 0 ? [{ label: 'inspection_report.fleet', value: fleets.join(', ') }] : []),
    ...(await locationFacts(db, locations)),
  ];
  return {
    of,
    filters: (words) => [
      ...of.map(({ label, value }) => ({ label: words.t(label), value })),
      ...filterFacts(crossingsList, { ...selection }, words),
    ],
    named: (words) =>
      namedAfter({ places: places.length > 0 ? places : fleets.slice(0, 1), from, to }, words),
  };
}

/** The chosen accounts by name; none where all are meant. */
async function readFleetNames(db: Kysely<Schema>, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select ${fleetName} as name from accounts a where a.nonsig = any (${[...accounts]}::text[])
    order by ${fleetName} collate "und-x-icu"`.execute(db);
  return rows.map(({ name }) => name);
}
