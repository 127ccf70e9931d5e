import { type RawBuilder, sql } from 'kysely';
import { hasGoods } from './casing-filters.ts';
import { type CasingTable, type CasingView, casingRows, casingsOfAll } from './casing-rows.ts';
import { splitByMonths } from './ranges.ts';
import type { Groups, ReportInput } from './report-query.ts';

/** What casings are told apart and summed up by. */
const columns = sql`r.outcome, r.brand, r.position, r.casings, r.caps, r.aged, r.age_days,
  r.nail_holes, r.spots, r.sections, r.beads`;

/** Which of the sums are those of a view. */
const cohorts: Record<CasingView, RawBuilder<unknown>> = {
  disposed_casings: sql`r.outcome <> 'received'`,
  received_casings: sql`r.outcome = 'received'`,
};

/**
 * Casings as rows with `source`, `day`, `location_id`, `dealer_id`, `outcome`, `brand`, `position`
 * and the sums of `fleet_brand_months`. Those of the fleet type are sums by month, and by day around
 * whole months, unless filters ask for what these do not hold.
 */
const casingsOf =
  (view: CasingView) =>
  (input: ReportInput): RawBuilder<unknown> => {
    const { by_retreader } = input.filters;
    const tableOf = (from: RawBuilder<unknown>, day = sql`r.day`): CasingTable => ({
      from,
      day,
      columns,
      where: cohorts[view],
    });
    const days = tableOf(by_retreader ? casingsOfAll(view) : sql`fleet_brand_days r`);
    const sums = tableOf(
      by_retreader ? sql`fleet_casing_months r` : sql`fleet_brand_months r`,
      sql`r.month`,
    );
    return casingRows(input, tableOf(sql`${sql.table(view)} r`), (range) => {
      if (hasGoods(input.filters)) return [[tableOf(casingsOfAll(view)), range]];
      const { before, months, after } = splitByMonths(range);
      return [
        [days, before],
        [sums, months],
        [days, after],
      ];
    });
  };

/** Casings with an outcome, by its day. */
export const disposedCasings = casingsOf('disposed_casings');
/** Casings that came to a plant, by that day. */
export const receivedCasings = casingsOf('received_casings');

export const byBrand: Groups = { by: sql`r.brand` };
export const byBrandAndPosition: Groups = { by: sql`r.brand`, inner: sql`r.position` };
