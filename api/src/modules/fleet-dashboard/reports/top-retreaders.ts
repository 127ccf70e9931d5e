import { sql } from 'kysely';
import { disposedCasings } from './casings.ts';
import type { Computation } from './report-query.ts';

const finished = sql`sum(casings) filter (where outcome = 'finished')`;

/** Top 5 Retreaders (Finished Retreads): finished casings by the retreading dealer. */
export const topRetreaders: Computation = {
  rows: disposedCasings,
  records: finished,
  measures: { finished },
  groups: {
    by: sql`r.dealer_id`,
    join: sql`left join dealers d on d.id = g."outer"`,
    fields: { Dealer: sql`d.name`, Nonsig: sql`d.nonsig`, CommonOwner: sql`d.common_owner` },
  },
};
