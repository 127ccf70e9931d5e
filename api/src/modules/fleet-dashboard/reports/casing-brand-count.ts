import { sql } from 'kysely';
import { byBrand, disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

/** Casing Brand Count: casings with an outcome by brand. */
export const casingBrandCount: Computation = {
  rows: disposedCasings,
  records: sql`sum(casings)`,
  measures: { casings: sql`sum(casings)` },
  groups: byBrand,
};
