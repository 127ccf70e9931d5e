import { type LocationRow, surveyLimits } from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { LocationPlace } from './location-place.ts';
import { locationColumns } from './location-rows.ts';

const earthRadius = 6371;

/** Without regard to case and blanks. */
const alike = (column: string, text: string) => sql<boolean>`
  lower(regexp_replace(btrim(${sql.ref(column)}), '\\s+', ' ', 'g') collate "und-x-icu")
    = lower(${text}::text collate "und-x-icu")`;

/**
 * The locations of an account that may be the new one under another code: those of the same address,
 * and those of the same name within a kilometer. Where one of the two has no coordinates, the same
 * name in the same city counts.
 */
export async function similarLocations(
  db: Kysely<Schema>,
  accountId: number,
  place: LocationPlace,
): Promise<LocationRow[]> {
  const isSameCity = sql`${alike('l.city', place.city)}
    and l.state = ${place.state} and l.country = ${place.country}`;
  const isNear = sql`case
    when l.latitude is null or l.longitude is null or ${place.latitude}::float8 is null
      then ${isSameCity}
    else ${distance(place)} <= ${surveyLimits.nearby}
  end`;
  const { rows } = await sql<LocationRow>`
    select ${locationColumns}
    from locations l join accounts a on a.id = l.account_id
    where l.account_id = ${accountId} and (
      ${alike('l.name', place.name)} and ${isNear}
      or ${place.address} <> '' and ${alike('l.address', place.address)} and ${isSameCity}
    )
    order by l.code collate natural_order, l.id`.execute(db);
  return rows;
}

/** Kilometers to a location `l` on the great circle, by the haversine formula. */
const distance = ({ latitude, longitude }: LocationPlace): RawBuilder<number> => sql`
  2 * ${earthRadius} * asin(least(1, sqrt(
    power(sin(radians(l.latitude::float8 - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(l.latitude::float8))
      * power(sin(radians(l.longitude::float8 - ${longitude}::float8) / 2), 2)
  )))`;
