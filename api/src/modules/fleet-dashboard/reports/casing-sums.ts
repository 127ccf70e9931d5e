import { sql } from 'kysely';
import { statusOf } from './casing-filters.ts';
import {
  ages,
  agesByOutcome,
  casings,
  casingsOf,
  isDisposed,
  isReceived,
  ofAll,
  ofTurnaround,
} from './casing-measures.ts';
import { byBrand, byBrandAndPosition, disposedCasings, receivedCasings } from './casings.ts';
import type { DashboardSums } from './dashboard-subject.ts';
import { rejectedCasings } from './rejected-casings.ts';
import { turnarounds } from './turnarounds.ts';

const finished = casingsOf('finished');
const rejected = casingsOf('rejected');
const caps = ofAll(sql`sum(caps)`);

/** The sums of the casing reports: retreading and durability. */
export const casingSums = {
  /** Finished casings by the retreading dealer. */
  top_retreaders: {
    rows: disposedCasings,
    among: isDisposed,
    records: finished.sum,
    measures: { finished },
    groups: {
      by: sql`r.dealer_id`,
      join: sql`left join dealers d on d.id = g."outer"`,
      fields: { Dealer: sql`d.name`, Nonsig: sql`d.nonsig`, CommonOwner: sql`d.common_owner` },
    },
    key: sql`d.nonsig`,
  },
  /** Rejected casings by their primary reason. */
  rejected_failures: {
    rows: rejectedCasings,
    among: isDisposed,
    records: casings.sum,
    // Its rows contain rejected casings only.
    measures: { rejected: { ...rejected, sum: sql`sum(casings)` } },
    groups: { by: sql`r.reject_reason` },
  },
  /** Finished casings with an earlier pick-up, and the days in between. */
  turnaround_time: {
    rows: turnarounds,
    among: isDisposed,
    records: sql`sum(turned)`,
    measures: {
      turned: { sum: sql`sum(turned)`, of: ofTurnaround },
      turn_days: { sum: sql`sum(turn_days)`, of: ofTurnaround },
    },
  },
  /** Casings by outcome, and their repairs. */
  repair_summary: {
    rows: disposedCasings,
    among: isDisposed,
    records: casings.sum,
    measures: {
      casings,
      nail_holes: ofAll(sql`sum(nail_holes)`),
      sections: ofAll(sql`sum(sections)`),
      spots: ofAll(sql`sum(spots)`),
      beads: ofAll(sql`sum(beads)`),
    },
    groups: { by: statusOf('r.outcome') },
  },
  /** Casings, their ages by outcome, their caps, and how many were rejected. */
  statistics: {
    rows: disposedCasings,
    among: isDisposed,
    records: casings.sum,
    measures: { casings, rejected, caps, ...ages, ...agesByOutcome },
  },
  /** Casings with an outcome by brand. */
  casing_brand_count: {
    rows: disposedCasings,
    among: isDisposed,
    records: casings.sum,
    measures: { casings },
    groups: byBrand,
  },
  /** Casings with a valid TIN by brand, and their ages in days. */
  average_brand_age: {
    rows: disposedCasings,
    among: isDisposed,
    records: ages.aged.sum,
    measures: ages,
    groups: byBrand,
  },
  /** Casings by brand and position, and their caps on leaving. */
  average_previous_caps: {
    rows: disposedCasings,
    among: isDisposed,
    records: casings.sum,
    measures: { casings, caps },
    groups: byBrandAndPosition,
  },
  /** Casings by brand and position, and the number rejected. */
  reject_tire_rate: {
    rows: disposedCasings,
    among: isDisposed,
    records: casings.sum,
    measures: { casings, rejected },
    groups: byBrandAndPosition,
  },
  /** Casings that arrived at a plant, by brand and position. */
  casings_submitted: {
    rows: receivedCasings,
    among: isReceived,
    records: casings.sum,
    measures: { submitted: casings },
    groups: byBrandAndPosition,
    dayOf: ({ fleetType }, pick) => sql`
      select ${pick}(day) as day from fleet_casing_days
      where fleet_type = ${fleetType} and outcome = 'received'`,
  },
} satisfies DashboardSums;
