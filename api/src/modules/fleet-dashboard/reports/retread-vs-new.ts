import { sql } from 'kysely';
import { periodReport } from './periods.ts';
import { purchases } from './purchases.ts';
import type { ReportQuery } from './report-query.ts';

/**
 * Retread Sales to New Tire Sales: net units (credits are negative) of new tires and of caps by
 * invoice date, and caps ÷ new tires; without new tires there is no ratio.
 */
export const retreadVsNewQuery: ReportQuery = (input) =>
  periodReport(input, {
    rows: purchases(input),
    records: sql`sum(new_lines + cap_lines)`,
    measures: { New: sql`sum(new_units)`, Retread: sql`sum(cap_units)` },
    derived: { RetreadToNewRatio: sql`round(s."Retread" / nullif(s."New", 0), 2)` },
  });
