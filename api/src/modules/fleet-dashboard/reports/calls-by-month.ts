import { sql } from 'kysely';
import { callMeasures, calls } from './calls.ts';
import type { Computation } from './report-query.ts';

/** Fleet HQ Calls by Month: completed calls by kind. */
export const callsByMonth: Computation = {
  rows: calls,
  records: sql`sum(calls)`,
  measures: callMeasures,
};
