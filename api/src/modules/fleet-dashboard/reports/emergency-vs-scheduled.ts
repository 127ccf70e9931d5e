import { sql } from 'kysely';
import { purchases } from './purchases.ts';
import type { Computation } from './report-query.ts';

const called = sql`call_type in ('emergency', 'scheduled')`;

/**
 * Service (Emergency vs. Scheduled*): lines of emergency and of scheduled calls by money; what
 * belongs to stock deliveries or to no call is out.
 */
export const emergencyVsScheduled: Computation = {
  rows: purchases,
  records: sql`sum(lines) filter (where ${called})`,
  measures: {
    called_spend: sql`sum(spend) filter (where ${called})`,
    emergency_spend: sql`sum(spend) filter (where call_type = 'emergency')`,
    scheduled_spend: sql`sum(spend) filter (where call_type = 'scheduled')`,
  },
};
