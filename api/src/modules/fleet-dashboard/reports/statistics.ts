import { sql } from 'kysely';
import { disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

const outcomes = ['finished', 'used', 'rejected'] as const;

/** Statistics: casings, their ages by outcome, their caps, and how many were rejected. */
export const statistics: Computation = {
  rows: disposedCasings,
  records: sql`sum(casings)`,
  measures: {
    casings: sql`sum(casings)`,
    rejected: sql`sum(casings) filter (where outcome = 'rejected')`,
    caps: sql`sum(caps)`,
    age_days: sql`sum(age_days)`,
    aged: sql`sum(aged)`,
    ...Object.fromEntries(
      outcomes.flatMap((outcome) => [
        [`${outcome}_age_days`, sql`sum(age_days) filter (where outcome = ${sql.lit(outcome)})`],
        [`${outcome}_aged`, sql`sum(aged) filter (where outcome = ${sql.lit(outcome)})`],
      ]),
    ),
  },
};
