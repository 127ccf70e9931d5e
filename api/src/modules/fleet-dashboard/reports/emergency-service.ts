import { sql } from 'kysely';
import { purchases } from './purchases.ts';
import type { Computation } from './report-query.ts';

/** Emergency Service Spend %: all lines of emergency calls beside all lines, tires included. */
export const emergencyService: Computation = {
  rows: purchases,
  records: sql`sum(lines)`,
  measures: {
    spend: sql`sum(spend)`,
    emergency_spend: sql`sum(spend) filter (where call_type = 'emergency')`,
  },
};
