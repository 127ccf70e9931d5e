import { sql } from 'kysely';
import { calls } from './calls.ts';
import type { Computation } from './report-query.ts';

/** Fleet HQ Calls Avg Roll Time (Emergency Only): the calls whose roll time counts, and its seconds. */
export const avgRollTime: Computation = {
  rows: calls,
  records: sql`sum(rolled)`,
  measures: { rolled: sql`sum(rolled)`, roll_seconds: sql`sum(roll_seconds)` },
};
