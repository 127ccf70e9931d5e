import { sql } from 'kysely';
import { percent } from './percent.ts';
import { periodReport } from './periods.ts';
import { purchases } from './purchases.ts';
import type { ReportQuery } from './report-query.ts';

/**
 * Service (Emergency vs. Scheduled*): lines of emergency and of scheduled calls by money; what
 * belongs to stock deliveries or to no call is out. The second percentage is what the first leaves,
 * so that rounding never makes 99.99 or 100.01 of them.
 */
export const emergencyVsScheduledQuery: ReportQuery = (input) => {
  const total = sql`s."EmergencyCost" + s."ScheduledCost"`;
  const emergency = percent(sql`s."EmergencyCost"`, total);
  return periodReport(input, {
    rows: purchases(input),
    records: sql`sum(lines) filter (where call_type in ('emergency', 'scheduled'))`,
    measures: {
      EmergencyCost: sql`sum(spend) filter (where call_type = 'emergency')`,
      ScheduledCost: sql`sum(spend) filter (where call_type = 'scheduled')`,
    },
    derived: {
      TotalCost: total,
      EmergencyPercent: emergency,
      ScheduledPercent: sql`100 - ${emergency}`,
    },
  });
};
