import { sql } from 'kysely';
import { callMeasures, callsByPlace } from './calls.ts';
import type { Computation } from './report-query.ts';

/** Fleet HQ Calls by State/Providence: completed calls by where the service happened. */
export const callsByState: Computation = {
  rows: callsByPlace,
  records: sql`sum(calls)`,
  measures: callMeasures,
  groups: { by: sql`r.state` },
};
