import { sql } from 'kysely';
import { byBrandAndPosition, receivedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

/** Casings Submitted: casings that came to a plant by brand and position. */
export const casingsSubmitted: Computation = {
  rows: receivedCasings,
  records: sql`sum(casings)`,
  measures: { submitted: sql`sum(casings)` },
  groups: byBrandAndPosition,
};
