import { distanceBand, type LeaseGeocode } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  /** Its code; empty where it is not known. */
  readonly state: string;
}

type Around = Pick<LeaseGeocode, 'climate_zone' | 'dealer' | 'dealer_distance'>;

/** What follows from where a customer is; the dealer is the nearest as the crow flies. */
export async function aroundPlace(db: Kysely<Schema>, spot: Spot): Promise<Around> {
  const dealer = await nearestDealer(db, spot);
  return {
    climate_zone: climateZone(spot),
    dealer,
    dealer_distance: dealer && bandOf(dealer.miles),
  };
}

/** The states whose ground is dry throughout. */
const dry: ReadonlySet<string> = new Set(['AZ', 'NM', 'NV', 'UT']);

/** Dry states are arid; elsewhere the latitude tells: hot below 36° north, cold from 44° on. */
export function climateZone({
  latitude,
  state,
}: Omit<Spot, 'longitude'>): NonNullable<Around['climate_zone']> {
  if (dry.has(state)) return 'arid';
  if (latitude < 36) return 'hot';
  return latitude < 44 ? 'temperate' : 'cold';
}

type Band = NonNullable<Around['dealer_distance']>;
// The names of the bands.
const bandOf = (miles: number): Band => distanceBand(miles) as Band;

/** Mean radius of the earth in miles (IUGG). */
const earthRadius = 3958.8;

/** By the haversine formula; null where no dealer has a place. */
async function nearestDealer(
  db: Kysely<Schema>,
  { latitude, longitude }: Spot,
): Promise<Around['dealer']> {
  const miles = sql`2 * ${earthRadius}::float8 * asin(least(1, sqrt(
    sin(radians(d.latitude::float8 - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(d.latitude::float8))
      * sin(radians(d.longitude::float8 - ${longitude}::float8) / 2) ^ 2)))`;
  const { rows } = await sql<NonNullable<Around['dealer']>>`
    select d.name as dealer_name, d.city, d.state, round((${miles})::numeric, 1) as miles
    from dealers d where d.latitude is not null order by ${miles}, d.id limit 1`.execute(db);
  return rows[0] ?? null;
}
