import { sql } from 'kysely';
import { byBrand, disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

/** Average Brand Age: casings with a valid TIN by brand, and the days they were old. */
export const averageBrandAge: Computation = {
  rows: disposedCasings,
  records: sql`sum(aged)`,
  measures: { aged: sql`sum(aged)`, age_days: sql`sum(age_days)` },
  groups: byBrand,
};
