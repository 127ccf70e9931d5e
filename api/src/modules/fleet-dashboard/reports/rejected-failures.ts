import { sql } from 'kysely';
import { rejectedCasings } from './rejected-casings.ts';
import type { Computation } from './report-query.ts';

/** Top 10 Rejected Tire Failures By Reason: rejected casings by their primary reason. */
export const rejectedFailures: Computation = {
  rows: rejectedCasings,
  records: sql`sum(casings)`,
  measures: { rejected: sql`sum(casings)` },
  groups: { by: sql`r.reject_reason` },
};
