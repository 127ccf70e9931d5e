import { sql } from 'kysely';
import type { Computation } from './report-query.ts';
import { turnarounds } from './turnarounds.ts';

/** Retread Turnaround Time: finished casings with a pick-up before, and the days between. */
export const turnaroundTime: Computation = {
  rows: turnarounds,
  records: sql`sum(turned)`,
  measures: { turned: sql`sum(turned)`, turn_days: sql`sum(turn_days)` },
};
