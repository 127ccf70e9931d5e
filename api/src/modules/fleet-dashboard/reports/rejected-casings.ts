import { type RawBuilder, sql } from 'kysely';
import { hasUnsummedFilters } from './casing-filters.ts';
import { byMonths, casingRows, casingsOfAll, casingTables } from './casing-rows.ts';
import type { DashboardInput } from './dashboard-subject.ts';

const columns = sql`r.reject_reason, r.casings`;
const tableOf = casingTables(columns, sql`r.outcome = 'rejected'`);

const own = { view: 'disposed_casings', table: tableOf } as const;
const ofAll = tableOf(casingsOfAll('disposed_casings'));
const months = tableOf(sql`fleet_casing_months r`, sql`r.month`);
const days = casingTables(columns, sql`true`)(sql`fleet_reason_days r`);

/**
 * Rejected casings as rows with `source`, `day`, `location_id`, `dealer_id`, `reject_reason` and
 * `casings`. Rows of the fleet type are daily sums, or monthly ones if filters go beyond those.
 */
export const rejectedCasings = (input: DashboardInput): RawBuilder<unknown> =>
  casingRows(input, own, (range) => {
    const { wheel_positions, retreading_types, by_retreader, tire_brands } = input.filters;
    if (hasUnsummedFilters(input.filters)) return [[ofAll, range]];
    return wheel_positions || retreading_types || by_retreader || tire_brands
      ? byMonths(range, { months, around: ofAll })
      : [[days, range]];
  });
