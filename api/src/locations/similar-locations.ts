import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { LocationPlace } from './location-place.ts';

const earthRadius = 6371;
/** Kilometers within which two locations with the same name may be identical. */
const nearby = 1;

/** Ignores case and extra spaces. */
const alike = (column: string, text: string) => sql<boolean>`
  lower(regexp_replace(btrim(${sql.ref(column)}), '\\s+', ' ', 'g') collate "und-x-icu")
    = lower(${text}::text collate "und-x-icu")`;

interface ComparedLocation {
  readonly accountId: number;
  /** The id of the location itself, if it is stored. */
  readonly id: number | null;
}

/** Whether another location of the account has the code, ignoring case. */
export async function isCodeTaken(
  db: Kysely<Schema>,
  { accountId, id }: ComparedLocation,
  code: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from locations l
    where l.account_id = ${accountId} and l.id is distinct from ${id}::int
      and lower(l.code collate "und-x-icu") = lower(${code}::text collate "und-x-icu")
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The ids of an account's locations that may be this one under another code: those of the same address,
 * and those of the same name within a kilometer. Where one of the two has no coordinates, the same
 * name in the same city counts.
 */
export async function similarLocations(
  db: Kysely<Schema>,
  { accountId, id }: ComparedLocation,
  place: LocationPlace,
): Promise<number[]> {
  const isSameCity = sql`${alike('l.city', place.city)}
    and l.state = ${place.state} and l.country = ${place.country}`;
  const isNear = sql`case
    when l.latitude is null or l.longitude is null or ${place.latitude}::float8 is null
      then ${isSameCity}
    else ${distance(place)} <= ${nearby}
  end`;
  const { rows } = await sql<{ id: number }>`
    select l.id from locations l
    where l.account_id = ${accountId} and l.id is distinct from ${id}::int and (
      ${alike('l.name', place.name)} and ${isNear}
      or ${place.address} <> '' and ${alike('l.address', place.address)} and ${isSameCity}
    )`.execute(db);
  return rows.map((row) => row.id);
}

/** Great-circle distance in kilometers to a location `l`, by the haversine formula. */
const distance = ({ latitude, longitude }: LocationPlace): RawBuilder<number> => sql`
  2 * ${earthRadius} * asin(least(1, sqrt(
    power(sin(radians(l.latitude::float8 - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(l.latitude::float8))
      * power(sin(radians(l.longitude::float8 - ${longitude}::float8) / 2), 2)
  )))`;
