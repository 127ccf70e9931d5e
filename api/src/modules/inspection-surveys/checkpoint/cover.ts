import { crossingsList } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { fleetName, readLocationNames } from '../../../selections/place-names.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { locationFacts } from '../reports/location-facts.ts';
import type { CrossingsSelection } from './selected-crossings.ts';

/** The selection as shown on the cover of a file of crossings. */
export interface CrossingsCover {
  /** The chosen accounts and locations; labels are keys. */
  readonly of: readonly Fact[];
  /** The same as texts, followed by the filters. */
  readonly filters: (words: LocalizedTexts) => readonly Fact[];
  /** The parts of the file's name after its title. */
  readonly named: (words: LocalizedTexts) => readonly string[];
}

/** The empty cover of picked crossings. */
export const noCover: CrossingsCover = { of: [], filters: () => [], named: () => [] };

/** Reads the cover of a checked selection. */
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
      fileNameParts({ places: places.length > 0 ? places : fleets.slice(0, 1), from, to }, words),
  };
}

/** Reads the names of the chosen accounts; empty if all are selected. */
async function readFleetNames(db: Kysely<Schema>, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select ${fleetName} as name from accounts a where a.nonsig = any (${[...accounts]}::text[])
    order by ${fleetName} collate "und-x-icu"`.execute(db);
  return rows.map(({ name }) => name);
}
