import { sql } from 'kysely';
import { purchases } from './purchases.ts';
import type { Computation } from './report-query.ts';

/** Repairs and Retread Cost: repairs of casings and caps by money. */
export const repairAndRetreadCost: Computation = {
  rows: purchases,
  records: sql`sum(repair_lines + cap_lines)`,
  measures: {
    repair_spend: sql`sum(repair_spend)`,
    cap_spend: sql`sum(cap_spend)`,
    plant_spend: sql`sum(repair_spend + cap_spend)`,
  },
};
