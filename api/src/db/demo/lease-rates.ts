import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { insertAll } from './bulk.ts';

/**
 * Each factor's values with their surcharge in percent; for the base, the amount per tire-mile by
 * size.
 */
const factors = `
climate_zone cold 2|climate_zone temperate 0|climate_zone hot 6|climate_zone arid 9
terrain flat -2|terrain rolling 0|terrain mountain 10
road_surface highway 0|road_surface city 6|road_surface gravel 14|road_surface off_road 28
duty long_haul 0|duty regional 7|duty pickup_delivery 15|duty waste 35
stops_per_mile to_0_1 0|stops_per_mile to_0_5 5|stops_per_mile to_2 12|stops_per_mile over_2 22
mean_speed over_55 0|mean_speed to_55 -1|mean_speed to_40 3|mean_speed to_25 8
curbing none 0|curbing some 6|curbing frequent 15
snow_tires no 0|snow_tires yes 8
load_range F -3|load_range G 0|load_range H 4|load_range J 8|load_range L 12
annual_miles to_40000 8|annual_miles to_80000 3|annual_miles to_120000 0|annual_miles over_120000 -3
fleet_size to_10 6|fleet_size to_50 0|fleet_size to_200 -4|fleet_size over_200 -7
sites one 0|sites to_5 2|sites to_20 4|sites over_20 7
service_level inspection -6|service_level standard 0|service_level full 12
dealer_distance to_25 0|dealer_distance to_50 3|dealer_distance to_100 7|dealer_distance over_100 15
reserve none 0|reserve percent_2 2|reserve percent_5 5|reserve percent_10 10
term months_12 9|term months_24 4|term months_36 0|term months_48 -3|term months_60 -5`;

const bases = `
295/75R22.5 0.006|11R22.5 0.0058|11R24.5 0.0061|285/75R24.5 0.0062|275/80R22.5 0.0063
225/70R19.5 0.0049|245/70R19.5 0.0052|255/70R22.5 0.0057|315/80R22.5 0.0078
305/70R22.5 0.0075|385/65R22.5 0.0081|425/65R22.5 0.0088|445/50R22.5 0.0096`;

/** By how much bases were lower before this year. */
const yearlyRise = 0.04;

const items = (list: string): string[][] =>
  list
    .trim()
    .split(/[|\n]/)
    .map((item) => item.split(' '));

/** Inserts lease rates: the current ones since the start of the year, and lower ones before. */
export async function insertLeaseRates(database: Kysely<Schema>, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const [then, now] = [`${year - 3}-01-01`, `${year}-01-01`];
  const basesFrom = (valid_from: string, share: number) =>
    items(bases).map(([value, rate]) => ({
      factor: 'base',
      value,
      valid_from,
      rate: Number((Number(rate) * share).toFixed(6)),
    }));
  await insertAll(database, 'lease_rates', [
    ...basesFrom(then, 1 - yearlyRise),
    ...basesFrom(now, 1),
    ...items(factors).map(([factor, value, percent]) => ({
      factor,
      value,
      valid_from: then,
      rate: Number(percent) / 100,
    })),
  ]);
}
