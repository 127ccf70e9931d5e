import { sql } from 'kysely';
import { disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

const rejected = sql`sum(casings) filter (where outcome = 'rejected')`;

/** Top 10 Rejected Tire Failures By Reason: rejected casings by their primary reason. */
export const rejectedFailures: Computation = {
  rows: disposedCasings,
  records: rejected,
  measures: { rejected },
  groups: { by: sql`r.reject_reason` },
};
