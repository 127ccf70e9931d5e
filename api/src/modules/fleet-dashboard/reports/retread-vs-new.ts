import { sql } from 'kysely';
import { purchases } from './purchases.ts';
import type { Computation } from './report-query.ts';

/** Retread Sales to New Tire Sales: net units (credits are negative) of new tires and of caps. */
export const retreadVsNew: Computation = {
  rows: purchases,
  records: sql`sum(new_lines + cap_lines)`,
  measures: { new_units: sql`sum(new_units)`, cap_units: sql`sum(cap_units)` },
};
