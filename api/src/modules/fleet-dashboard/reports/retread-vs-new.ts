import { sql } from 'kysely';
import { periodReport } from './periods.ts';
import { ofProducts } from './product-filters.ts';
import type { ReportQuery } from './report-query.ts';

/**
 * Retread Sales to New Tire Sales: net units (credits are negative) of new tires and of caps by
 * invoice date, and caps ÷ new tires; without new tires there is no ratio.
 */
export const retreadVsNewQuery: ReportQuery = (input) => {
  const { selection, parameters } = input;
  return periodReport(input, {
    days: sql`
      select l.invoice_date as day, count(*) as records,
        sum(l.quantity) filter (where l.kind = 'new_tire') as "New",
        sum(l.quantity) filter (where l.kind = 'retread_cap') as "Retread"
      from invoice_lines l
      where ${selection.record('l')}
        and l.invoice_date between ${selection.from} and ${selection.to}
        and l.kind in ('new_tire', 'retread_cap')
        and ${ofProducts('l', parameters)}
      group by l.invoice_date`,
    measures: ['New', 'Retread'],
    derived: { RetreadToNewRatio: sql`round(s."Retread" / nullif(s."New", 0), 2)` },
  });
};
