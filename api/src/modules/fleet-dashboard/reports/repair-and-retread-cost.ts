import { sql } from 'kysely';
import { percent } from './percent.ts';
import { periodReport } from './periods.ts';
import { purchases } from './purchases.ts';
import type { ReportQuery } from './report-query.ts';

/** Repairs and Retread Cost: repairs of casings and caps by money, and the repairs' share of both. */
export const repairAndRetreadCostQuery: ReportQuery = (input) =>
  periodReport(input, {
    rows: purchases(input),
    records: sql`sum(repair_lines + cap_lines)`,
    measures: { Repair: sql`sum(repair_spend)`, Retread: sql`sum(cap_spend)` },
    derived: { RepairPercent: percent(sql`s."Repair"`, sql`s."Repair" + s."Retread"`) },
  });
