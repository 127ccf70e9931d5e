import { sql } from 'kysely';
import { callMeasures, calls } from './calls.ts';
import type { Computation } from './report-query.ts';

/** Top 5 Servicing Dealers: completed calls by the dealer that did the work. */
export const topServicingDealers: Computation = {
  rows: calls,
  records: sql`sum(calls)`,
  measures: callMeasures,
  groups: {
    by: sql`r.dealer_id`,
    join: sql`left join dealers d on d.id = g."outer"`,
    fields: { DealerName: sql`d.name`, Nonsig: sql`d.nonsig` },
  },
};
