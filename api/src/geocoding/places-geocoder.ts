import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import {
  type FoundPlace,
  type Geocoded,
  type Geocoder,
  outcomeOf,
  type PlacePrecision,
} from './geocoder.ts';
import { type NormalizedAddress, normalizeAddress } from './normalize-address.ts';

/** The parts of an address to match, the most precise first. */
const order = ['zip', 'prefix', 'city', 'state'] as const satisfies readonly PlacePrecision[];

/** A place, combined from rows of the table. */
interface Match extends Omit<FoundPlace, 'precision' | 'source'> {
  readonly precision: (typeof order)[number];
  readonly rows: number;
}

const nowhere: Geocoded = { outcome: 'abroad', places: [] };

/** Finds addresses in the table of places: by postal code, its prefix, city and state. */
export const placesGeocoder =
  (db: Kysely<Schema>): Geocoder =>
  async (entered) => {
    const address = normalizeAddress(entered);
    const matches = await readMatches(db, address);
    if (isAbroad(address, matches)) return nowhere;
    return outcomeOf(
      chosen(matches, address).map(({ rows, ...place }) => ({ ...place, source: 'places' })),
    );
  };

/** Whether the postal code has a foreign form, or the state has no known place. */
function isAbroad({ isLikely, state }: NormalizedAddress, matches: readonly Match[]): boolean {
  const isPostalKnown = matches.some(({ precision }) => precision === 'zip');
  const isStateKnown = state === '' || matches.some((match) => match.precision === 'state');
  return (!isLikely && !isPostalKnown) || !isStateKnown;
}

/**
 * Chooses the places of the most precise match; if the postal code is in another state than the
 * entered one, the result is ambiguous.
 */
function chosen(matches: readonly Match[], { state }: NormalizedAddress): Match[] {
  const [best] = order.flatMap((precision) => {
    const found = matches.filter((match) => match.precision === precision);
    return found.length > 0 ? [found] : [];
  });
  if (!best) return [];
  const isPostal = best[0]?.precision === 'zip' || best[0]?.precision === 'prefix';
  if (!isPostal) return best;
  if (state === '') return largestOfCountry(best);
  const own = largestOfCountry(best.filter((match) => match.state === state));
  return own.length > 0 ? own : [...largestOfCountry(best), ...matchesByCityOrState(matches)];
}

/** The places found by city and state alone. */
function matchesByCityOrState(matches: readonly Match[]): Match[] {
  const byCity = matches.filter(({ precision }) => precision === 'city');
  return byCity.length > 0 ? byCity : matches.filter(({ precision }) => precision === 'state');
}

/** Codes with the same prefix may be in two states: the one with the most places is chosen. */
function largestOfCountry(matches: readonly Match[]): Match[] {
  const byCountry = new Map<string, Match>();
  for (const match of matches) {
    const before = byCountry.get(match.country);
    if (!before || match.rows > before.rows) byCountry.set(match.country, match);
  }
  return [...byCountry.values()];
}

const columns = sql`
  p.country, p.state, (array_agg(p.city order by p.id))[1] as city,
  round(avg(p.latitude), 5) as latitude, round(avg(p.longitude), 5) as longitude, count(*) as rows`;

async function readMatches(
  db: Kysely<Schema>,
  { city, state, zip, prefix }: NormalizedAddress,
): Promise<Match[]> {
  const isCenter = sql`p.city_key = '' and p.city = '' and p.state = ${state}`;
  const { rows } = await sql<Match>`
    select 'zip' as precision, ${zip}::text as zip, ${columns} from places p
    where p.postal_code = ${zip} and length(${zip}::text) > 3
    group by p.country, p.state
    union all
    select 'prefix', '', ${columns} from places p
    where length(${prefix}::text) = 3
      and p.postal_code >= ${prefix} and p.postal_code < ${prefix}::text || '~'
    group by p.country, p.state
    union all
    select 'city', '', ${columns} from places p
    where p.city_key = place_key(${city}) and ${city}::text <> ''
      and (${state}::text = '' or p.state = ${state})
    group by p.country, p.state
    union all
    (select 'state', '', p.country, p.state, '', p.latitude, p.longitude, 1 from places p
    where ${isCenter})
    union all
    (select 'state', '', ${columns} from places p
    where p.state = ${state} and ${state}::text <> ''
      and not exists (select from places p where ${isCenter})
    group by p.country, p.state)
    order by country, state`.execute(db);
  return rows;
}
