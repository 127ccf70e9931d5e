import { type RawBuilder, sql } from 'kysely';
import { hasUnsummedFilters } from './casing-filters.ts';
import { casingRows, casingsOfAll, casingTables } from './casing-rows.ts';
import type { DashboardInput } from './dashboard-subject.ts';

const tableOf = casingTables(sql`r.turned, r.turn_days`, sql`r.outcome = 'finished'`);

/**
 * Finished casings with their days at the plant, as rows with `source`, `day`, `location_id`,
 * `dealer_id`, `turned` and `turn_days`. Rows of the fleet type are daily sums, unless filters go
 * beyond those.
 */
export function turnarounds(input: DashboardInput): RawBuilder<unknown> {
  const { wheel_positions, tire_brands } = input.filters;
  const isByDay = !hasUnsummedFilters(input.filters) && !wheel_positions && !tire_brands;
  const ofFleet = isByDay ? sql`fleet_casing_days r` : casingsOfAll('disposed_casings');
  return casingRows(input, { view: 'disposed_casings', table: tableOf }, (range) => [
    [tableOf(ofFleet), range],
  ]);
}
