import { type RawBuilder, sql } from 'kysely';
import type { Groups } from '../../../reports/figures/report-sums.ts';
import { hasGoods } from './casing-filters.ts';
import {
  byMonths,
  type CasingView,
  casingRows,
  casingsOfAll,
  casingTables,
} from './casing-rows.ts';
import type { DashboardInput } from './dashboard-subject.ts';

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
 * whole months, unless filters ask for what these do not hold: they tell no weeks, so that a report of
 * periods needs rows of its own.
 */
const casingsOf =
  (view: CasingView) =>
  (input: DashboardInput): RawBuilder<unknown> => {
    const { filters } = input;
    const tableOf = casingTables(columns, cohorts[view]);
    const ofAll = tableOf(casingsOfAll(view));
    const month = sql`r.month`;
    const sums = filters.by_retreader
      ? { months: tableOf(sql`fleet_casing_months r`, month), around: ofAll }
      : {
          months: tableOf(sql`fleet_brand_months r`, month),
          around: tableOf(sql`fleet_brand_days r`),
        };
    return casingRows(input, { view, table: tableOf }, (range) =>
      hasGoods(filters) ? [[ofAll, range]] : byMonths(range, sums),
    );
  };

/** Casings with an outcome, by its day. */
export const disposedCasings = casingsOf('disposed_casings');
/** Casings that came to a plant, by that day. */
export const receivedCasings = casingsOf('received_casings');

export const byBrand: Groups = { by: sql`r.brand` };
export const byBrandAndPosition: Groups = { by: sql`r.brand`, inner: sql`r.position` };
