import {
  type ChosenFactor,
  chosenFactors,
  type LeaseQuoteFile,
  leaseFactors,
} from '@portal/contract/analysis-reports';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** The worked example: $0.006, +10 %, -5 %, 18 tires, 100,000 miles, 50 units. */
export const workedExample: LeaseQuoteFile = {
  quote_name: 'Worked example',
  customer_name: 'Halvorsen Freight',
  address: '1 Main St',
  city: 'Akron',
  state: 'OH',
  zip: '44301',
  latitude: 41.08,
  longitude: -81.52,
  precision: 'prefix',
  size: '295/75R22.5',
  tires: 18,
  miles: 100_000,
  units: 50,
  factors: {
    climate_zone: 'temperate',
    terrain: 'mountain',
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
    term: 'months_60',
  },
};

/** Generates numbers from 0 to below 1, the same for each seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A quote with random choices. */
export function randomQuote(sizes: readonly string[], random: () => number): LeaseQuoteFile {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const factors = Object.fromEntries(
    chosenFactors.map((factor) => [factor, pick<string>(leaseFactors[factor])]),
  ) as Record<ChosenFactor, string>;
  return {
    ...workedExample,
    size: pick(sizes),
    tires: 1 + Math.floor(random() * 34),
    miles: 1 + Math.floor(random() * 200_000),
    units: 1 + Math.floor(random() * 500),
    factors,
  };
}

const scale = 1_000_000n;

/**
 * Computes a quote in whole millionths from the rows of the table, in another way than the portal.
 *
 * @returns the rate in millionths of the currency, and the yearly amount in cents
 */
export async function recomputeQuote(
  { kysely }: Pick<Database, 'kysely'>,
  quote: LeaseQuoteFile,
  day: string,
): Promise<{ readonly rate: bigint; readonly annual: bigint }> {
  const { rows } = await sql<{ factor: string; value: string; rate: string; valid_from: string }>`
    select factor, value, rate::text, valid_from from lease_rates`.execute(kysely);
  const newest = (factor: string, value: string): bigint => {
    const [found] = rows
      .filter((row) => row.factor === factor && row.value === value && row.valid_from <= day)
      .sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1));
    if (!found) throw new Error(`There is no rate of ${factor} ${value}.`);
    return BigInt(Math.round(Number(found.rate) * 1e6));
  };
  const milesBand =
    quote.miles <= 40_000
      ? 'to_40000'
      : quote.miles <= 80_000
        ? 'to_80000'
        : quote.miles <= 120_000
          ? 'to_120000'
          : 'over_120000';
  const unitsBand =
    quote.units <= 10
      ? 'to_10'
      : quote.units <= 50
        ? 'to_50'
        : quote.units <= 200
          ? 'to_200'
          : 'over_200';
  const chosen = { ...quote.factors, annual_miles: milesBand, fleet_size: unitsBand };
  let numerator = newest('base', quote.size);
  let denominator = 1n;
  for (const [factor, value] of Object.entries(chosen)) {
    numerator *= scale + newest(factor, value);
    denominator *= scale;
  }
  const tireMiles = BigInt(quote.tires) * BigInt(quote.miles) * BigInt(quote.units);
  return {
    rate: halfUp(numerator, denominator),
    annual: halfUp(numerator * tireMiles, denominator * 10_000n),
  };
}

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
