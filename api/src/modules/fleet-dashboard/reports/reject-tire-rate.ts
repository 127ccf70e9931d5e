import { sql } from 'kysely';
import { byBrandAndPosition, disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

/** Reject Tire Rate: casings by brand and position, and those of them that were rejected. */
export const rejectTireRate: Computation = {
  rows: disposedCasings,
  records: sql`sum(casings)`,
  measures: {
    casings: sql`sum(casings)`,
    rejected: sql`sum(casings) filter (where outcome = 'rejected')`,
  },
  groups: byBrandAndPosition,
};
