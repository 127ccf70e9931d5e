import { sql } from 'kysely';
import { statusOf } from './casing-filters.ts';
import { disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

/** Repair Summary: casings by their outcome, and the repairs made to them. */
export const repairSummary: Computation = {
  rows: disposedCasings,
  records: sql`sum(casings)`,
  measures: {
    casings: sql`sum(casings)`,
    nail_holes: sql`sum(nail_holes)`,
    sections: sql`sum(sections)`,
    spots: sql`sum(spots)`,
    beads: sql`sum(beads)`,
  },
  groups: { by: statusOf('r.outcome') },
};
