import { type RawBuilder, sql } from 'kysely';
import { hasGoods } from './casing-filters.ts';
import { type CasingTable, casingRows, casingsOfAll } from './casing-rows.ts';
import { splitByMonths } from './ranges.ts';
import type { ReportInput } from './report-query.ts';

const columns = sql`r.reject_reason, r.casings`;
const tableOf = (from: RawBuilder<unknown>, day = sql`r.day`): CasingTable => ({
  from,
  day,
  columns,
  where: sql`r.outcome = 'rejected'`,
});

const own = tableOf(sql`disposed_casings r`);
const ofAll = tableOf(casingsOfAll('disposed_casings'));
const months = tableOf(sql`fleet_casing_months r`, sql`r.month`);
const days: CasingTable = {
  ...tableOf(sql`fleet_reason_days r`),
  where: sql`true`,
};

/**
 * Rejected casings as rows with `source`, `day`, `location_id`, `dealer_id`, `reject_reason` and
 * `casings`. Those of the fleet type are sums by day, or by month where filters ask for more.
 */
export const rejectedCasings = (input: ReportInput): RawBuilder<unknown> =>
  casingRows(input, own, (range) => {
    const { wheel_positions, retreading_types, by_retreader, tire_brands } = input.filters;
    if (hasGoods(input.filters)) return [[ofAll, range]];
    if (!wheel_positions && !retreading_types && !by_retreader && !tire_brands)
      return [[days, range]];
    const split = splitByMonths(range);
    return [
      [ofAll, split.before],
      [months, split.months],
      [ofAll, split.after],
    ];
  });
