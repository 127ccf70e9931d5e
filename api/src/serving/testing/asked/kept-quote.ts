import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

const factors = {
  climate_zone: 'temperate',
  terrain: 'rolling',
  road_surface: 'highway',
  duty: 'long_haul',
  stops_per_mile: 'to_0_1',
  mean_speed: 'over_55',
  curbing: 'none',
  snow_tires: 'no',
  load_range: 'G',
  sites: 'one',
  service_level: 'standard',
  dealer_distance: 'to_25',
  reserve: 'none',
  term: 'months_36',
};

const place = { address: '', city: '', state: '', zip: '', latitude: null, longitude: null };
const numbers = { size: '295/75R22.5', tires: 18, miles: 100_000, units: 50 };

/** A lease quote as entered. */
export const enteredQuote = {
  quote_name: 'Kept anew',
  customer_name: 'A fleet',
  ...place,
  precision: null,
  ...numbers,
  factors,
};

const rates = {
  rates_on: '2025-06-30',
  bases: [{ size: numbers.size, rate: 0.006 }],
  factors: Object.entries({ ...factors, annual_miles: 'to_120000', fleet_size: 'to_50' }).map(
    ([factor, value]) => ({ factor, values: [{ value, rate: 0 }] }),
  ),
};

/**
 * Saves a lease quote for a user.
 *
 * @returns its id
 */
export async function saveQuote(
  db: Kysely<Schema>,
  user_id: number,
  created_at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('lease_quotes')
    .values({
      user_id,
      name: `Of user ${user_id}`,
      customer_name: `Customer of user ${user_id}`,
      ...place,
      place_precision: null,
      ...numbers,
      factors: JSON.stringify(factors),
      rates: JSON.stringify(rates),
      rates_on: rates.rates_on,
      rate: 0.006,
      annual: 540_000,
      client_key: null,
      created_at,
      changed_at: created_at,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
