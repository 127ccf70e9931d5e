import { sql } from 'kysely';
import { byBrandAndPosition, disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

/** Average Previous Caps: casings by brand and position, and the caps they leave with. */
export const averagePreviousCaps: Computation = {
  rows: disposedCasings,
  records: sql`sum(casings)`,
  measures: { casings: sql`sum(casings)`, caps: sql`sum(caps)` },
  groups: byBrandAndPosition,
};
