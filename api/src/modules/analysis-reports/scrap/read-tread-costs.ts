import {
  scrapPositions,
  type TreadCost,
  type TreadCosts,
  unknownBrand,
} from '@portal/contract/analysis-reports';
import { unitSizes } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { wearConverters } from '../wear/shown-wears.ts';
import { judgedRemovals } from './judged-removals.ts';
import { removedTireWear } from './removed-tire-wear.ts';
import type { Reader, ScrapScope } from './scrap-selection.ts';
import { treadConverters } from './shown-treads.ts';

// Alias in the queries: `z` a removal of the report.

/** The distance that a cost refers to: a distance of 1 costs less than a cent. */
const costedDistance = 1000;

/** Computes the cost of removed tires' tread for a validated scope, by brand and position. */
export async function readTreadCosts(
  db: Kysely<Schema>,
  { user, scope }: { readonly user: Reader; readonly scope: ScrapScope },
): Promise<TreadCosts> {
  const { formats, perDepth } = treadConverters(user);
  const { distance, formats: wearFormats } = wearConverters(user);
  const { distance_format } = wearFormats;
  const { rows } = await sql<TreadCost>`
    select * from (
    select coalesce(z.brand, ${unknownBrand}) as brand, z.axle as position, count(*) as counted,
      sum(z.cost) / nullif(sum(z.usable_mm), 0) as cost_per_depth, count(d.driven_km) as driven,
      coalesce(sum(d.driven_km), 0) as distance,
      coalesce(sum(d.worn_mm * z.cost / z.usable_mm), 0) as worn_cost
    from ${judgedRemovals(scope)} z
    left join lateral (select d.driven_km, d.worn_mm ${removedTireWear}) d on true
    where z.left_out is null
    group by 1, 2) g
    order by g.brand collate "und-x-icu", array_position(${[...scrapPositions]}::text[], g.position)`.execute(
    db,
  );
  return {
    ...formats,
    distance_format,
    costs: rows.map((row) => ({
      ...row,
      cost_per_depth: perDepth(row.cost_per_depth),
      distance: distance(row.distance),
      worn_cost: roundHalfUp(row.worn_cost, 2),
      cost_per_distance:
        row.distance > 0
          ? roundHalfUp(
              (row.worn_cost / row.distance) * unitSizes[distance_format] * costedDistance,
              2,
            )
          : null,
    })),
  };
}
