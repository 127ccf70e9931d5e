import { sql } from 'kysely';
import { percent } from './percent.ts';
import { periodReport } from './periods.ts';
import { purchases } from './purchases.ts';
import type { ReportQuery } from './report-query.ts';

/** Emergency Service Spend %: all lines of emergency calls ÷ all lines, tires included, by money. */
export const emergencyServiceQuery: ReportQuery = (input) =>
  periodReport(input, {
    rows: purchases(input),
    records: sql`sum(lines)`,
    measures: {
      TotalCost: sql`sum(spend)`,
      EmergencyCost: sql`sum(spend) filter (where call_type = 'emergency')`,
    },
    derived: { EmergencyPercent: percent(sql`s."EmergencyCost"`, sql`s."TotalCost"`) },
  });
