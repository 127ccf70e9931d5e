import { distanceBand, type LeaseGeocode } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

interface PlaceCoordinates {
  readonly latitude: number;
  readonly longitude: number;
  /** State code; empty if unknown. */
  readonly state: string;
}

type PlaceDetails = Pick<LeaseGeocode, 'climate_zone' | 'dealer' | 'dealer_distance'>;

/** Derives the climate zone and the nearest dealer, in a straight line, from a customer's place. */
export async function findPlaceDetails(
  db: Kysely<Schema>,
  spot: PlaceCoordinates,
): Promise<PlaceDetails> {
  const dealer = await nearestDealer(db, spot);
  return {
    climate_zone: climateZone(spot),
    dealer,
    dealer_distance: dealer && bandOf(dealer.miles),
  };
}

/** States that are dry throughout. */
const dry: ReadonlySet<string> = new Set(['AZ', 'NM', 'NV', 'UT']);

/** Dry states are arid; elsewhere the latitude decides: hot below 36° north, cold from 44° on. */
export function climateZone({
  latitude,
  state,
}: Omit<PlaceCoordinates, 'longitude'>): NonNullable<PlaceDetails['climate_zone']> {
  if (dry.has(state)) return 'arid';
  if (latitude < 36) return 'hot';
  return latitude < 44 ? 'temperate' : 'cold';
}

type Band = NonNullable<PlaceDetails['dealer_distance']>;
// Returns only the names of bands.
const bandOf = (miles: number): Band => distanceBand(miles) as Band;

/** Mean radius of the earth in miles (IUGG). */
const earthRadius = 3958.8;

/** By the haversine formula; null if no dealer has coordinates. */
async function nearestDealer(
  db: Kysely<Schema>,
  { latitude, longitude }: PlaceCoordinates,
): Promise<PlaceDetails['dealer']> {
  const miles = sql`2 * ${earthRadius}::float8 * asin(least(1, sqrt(
    sin(radians(d.latitude::float8 - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(d.latitude::float8))
      * sin(radians(d.longitude::float8 - ${longitude}::float8) / 2) ^ 2)))`;
  const { rows } = await sql<NonNullable<PlaceDetails['dealer']>>`
    select d.name as dealer_name, d.city, d.state, round((${miles})::numeric, 1) as miles
    from dealers d where d.latitude is not null order by ${miles}, d.id limit 1`.execute(db);
  return rows[0] ?? null;
}
