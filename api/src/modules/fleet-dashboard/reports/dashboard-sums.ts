import type { ReportType } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import type { ReportSums } from '../../../reports/figures/report-sums.ts';
import { callMeasures, calls, callsByPlace } from './calls.ts';
import { statusOf } from './casing-filters.ts';
import { byBrand, byBrandAndPosition, disposedCasings, receivedCasings } from './casings.ts';
import type { DashboardSubject } from './dashboard-subject.ts';
import { purchases } from './purchases.ts';
import { rejectedCasings } from './rejected-casings.ts';
import { topProducts } from './top-products.ts';
import { turnarounds } from './turnarounds.ts';

const called = sql`call_type in ('emergency', 'scheduled')`;
const finished = sql`sum(casings) filter (where outcome = 'finished')`;
const rejected = sql`sum(casings) filter (where outcome = 'rejected')`;
const joinedDealer = sql`left join dealers d on d.id = g."outer"`;

/** The ages of casings by their outcome. */
const ages = Object.fromEntries(
  ['finished', 'used', 'rejected'].flatMap((outcome) => [
    [`${outcome}_age_days`, sql`sum(age_days) filter (where outcome = ${sql.lit(outcome)})`],
    [`${outcome}_aged`, sql`sum(aged) filter (where outcome = ${sql.lit(outcome)})`],
  ]),
);

/** What each report of the contract is made of. */
export const dashboardSums: Readonly<Record<ReportType, ReportSums<DashboardSubject>>> = {
  /** Net units (credits are negative) of new tires and of caps. */
  retread_vs_new: {
    rows: purchases,
    records: sql`sum(new_lines + cap_lines)`,
    measures: { new_units: sql`sum(new_units)`, cap_units: sql`sum(cap_units)` },
  },
  /** All lines of emergency calls beside all lines, tires included. */
  emergency_service: {
    rows: purchases,
    records: sql`sum(lines)`,
    measures: {
      spend: sql`sum(spend)`,
      emergency_spend: sql`sum(spend) filter (where call_type = 'emergency')`,
    },
  },
  /** Lines of emergency and of scheduled calls by money; stock deliveries and lines of no call are out. */
  emergency_vs_scheduled: {
    rows: purchases,
    records: sql`sum(lines) filter (where ${called})`,
    measures: {
      called_spend: sql`sum(spend) filter (where ${called})`,
      emergency_spend: sql`sum(spend) filter (where call_type = 'emergency')`,
      scheduled_spend: sql`sum(spend) filter (where call_type = 'scheduled')`,
    },
  },
  /** Repairs of casings and caps by money. */
  repair_and_retread_cost: {
    rows: purchases,
    records: sql`sum(repair_lines + cap_lines)`,
    measures: {
      repair_spend: sql`sum(repair_spend)`,
      cap_spend: sql`sum(cap_spend)`,
      plant_spend: sql`sum(repair_spend + cap_spend)`,
    },
  },
  top_products: topProducts,
  /** Completed calls by the dealer that did the work. */
  top_servicing_dealers: {
    rows: calls,
    records: sql`sum(calls)`,
    measures: callMeasures,
    groups: {
      by: sql`r.dealer_id`,
      join: joinedDealer,
      fields: { DealerName: sql`d.name`, Nonsig: sql`d.nonsig` },
    },
  },
  /** Completed calls by kind. */
  calls_by_month: { rows: calls, records: sql`sum(calls)`, measures: callMeasures },
  /** Completed calls by where the service happened. */
  calls_by_state: {
    rows: callsByPlace,
    records: sql`sum(calls)`,
    measures: callMeasures,
    groups: { by: sql`r.state` },
  },
  /** The calls whose roll time counts, and its seconds. */
  avg_roll_time: {
    rows: calls,
    records: sql`sum(rolled)`,
    measures: { rolled: sql`sum(rolled)`, roll_seconds: sql`sum(roll_seconds)` },
  },
  /** Finished casings by the retreading dealer. */
  top_retreaders: {
    rows: disposedCasings,
    records: finished,
    measures: { finished },
    groups: {
      by: sql`r.dealer_id`,
      join: joinedDealer,
      fields: { Dealer: sql`d.name`, Nonsig: sql`d.nonsig`, CommonOwner: sql`d.common_owner` },
    },
  },
  /** Rejected casings by their primary reason. */
  rejected_failures: {
    rows: rejectedCasings,
    records: sql`sum(casings)`,
    measures: { rejected: sql`sum(casings)` },
    groups: { by: sql`r.reject_reason` },
  },
  /** Finished casings with a pick-up before, and the days between. */
  turnaround_time: {
    rows: turnarounds,
    records: sql`sum(turned)`,
    measures: { turned: sql`sum(turned)`, turn_days: sql`sum(turn_days)` },
  },
  /** Casings by their outcome, and the repairs made to them. */
  repair_summary: {
    rows: disposedCasings,
    records: sql`sum(casings)`,
    measures: {
      casings: sql`sum(casings)`,
      nail_holes: sql`sum(nail_holes)`,
      sections: sql`sum(sections)`,
      spots: sql`sum(spots)`,
      beads: sql`sum(beads)`,
    },
    groups: { by: statusOf('r.outcome') },
  },
  /** Casings, their ages by outcome, their caps, and how many were rejected. */
  statistics: {
    rows: disposedCasings,
    records: sql`sum(casings)`,
    measures: {
      casings: sql`sum(casings)`,
      rejected,
      caps: sql`sum(caps)`,
      age_days: sql`sum(age_days)`,
      aged: sql`sum(aged)`,
      ...ages,
    },
  },
  /** Casings with an outcome by brand. */
  casing_brand_count: {
    rows: disposedCasings,
    records: sql`sum(casings)`,
    measures: { casings: sql`sum(casings)` },
    groups: byBrand,
  },
  /** Casings with a valid TIN by brand, and the days they were old. */
  average_brand_age: {
    rows: disposedCasings,
    records: sql`sum(aged)`,
    measures: { aged: sql`sum(aged)`, age_days: sql`sum(age_days)` },
    groups: byBrand,
  },
  /** Casings by brand and position, and the caps they leave with. */
  average_previous_caps: {
    rows: disposedCasings,
    records: sql`sum(casings)`,
    measures: { casings: sql`sum(casings)`, caps: sql`sum(caps)` },
    groups: byBrandAndPosition,
  },
  /** Casings by brand and position, and those of them that were rejected. */
  reject_tire_rate: {
    rows: disposedCasings,
    records: sql`sum(casings)`,
    measures: { casings: sql`sum(casings)`, rejected },
    groups: byBrandAndPosition,
  },
  /** Casings that came to a plant by brand and position. */
  casings_submitted: {
    rows: receivedCasings,
    records: sql`sum(casings)`,
    measures: { submitted: sql`sum(casings)` },
    groups: byBrandAndPosition,
    newest: ({ fleetType }) => sql`
      select max(day) as day from fleet_casing_days
      where fleet_type = ${fleetType} and outcome = 'received'`,
  },
};
