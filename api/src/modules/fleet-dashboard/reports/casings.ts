import { type RawBuilder, sql } from 'kysely';
import type { Groups } from '../../../reports/figures/report-sums.ts';
import { hasUnsummedFilters } from './casing-filters.ts';
import {
  byMonths,
  type CasingView,
  casingRows,
  casingsOfAll,
  casingTables,
} from './casing-rows.ts';
import type { DashboardInput } from './dashboard-subject.ts';

/** The columns that distinguish casings, and their sums. */
const columns = sql`r.outcome, r.brand, r.position, r.casings, r.caps, r.aged, r.age_days,
  r.nail_holes, r.spots, r.sections, r.beads`;

/** The sums that belong to each view. */
const cohorts: Record<CasingView, RawBuilder<unknown>> = {
  disposed_casings: sql`r.outcome <> 'received'`,
  received_casings: sql`r.outcome = 'received'`,
};

/**
 * Casings as rows with `source`, `day`, `location_id`, `dealer_id`, `outcome`, `brand`, `position`
 * and the sums of `fleet_brand_months`. Rows of the fleet type are monthly sums, with daily ones
 * around whole months, unless filters go beyond them. They have no weeks, so a report by period
 * needs rows of its own.
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
      hasUnsummedFilters(filters) ? [[ofAll, range]] : byMonths(range, sums),
    );
  };

/** Casings with an outcome, by its day. */
export const disposedCasings = casingsOf('disposed_casings');
/** Casings that arrived at a plant, by the day of arrival. */
export const receivedCasings = casingsOf('received_casings');

export const byBrand: Groups = { by: sql`r.brand` };
export const byBrandAndPosition: Groups = { by: sql`r.brand`, inner: sql`r.position` };
