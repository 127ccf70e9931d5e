import { limits } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { ofProducts } from './product-filters.ts';
import { noRecords, type ReportQuery } from './report-query.ts';

interface RankedProduct {
  readonly Product: string;
  readonly TotalSpend: number;
  readonly Quantity: number;
  readonly TotalSpendPercentage: number | null;
}

interface Whole {
  readonly records: number;
  readonly spend: number;
  readonly units: number;
}

/**
 * Top 10 Products Purchased: what was charged, less credits, for tires, caps and casings by brand,
 * line (or tread design) and size, by invoice date. The order is by spend, then units, then name;
 * what nets to 0 or less is not listed but stays in the whole, of which the percentages are.
 */
export const topProductsQuery: ReportQuery = async ({ db, selection, parameters }) => {
  const { rows } = await sql<{ whole: Whole; listed: RankedProduct[] }>`
    with sold as (
      select l.product_id, count(*) as records, sum(l.amount) as spend, sum(l.quantity) as units
      from invoice_lines l
      where ${selection.record('l')}
        and l.invoice_date between ${selection.from} and ${selection.to}
        and l.product_id is not null
        and ${ofProducts('l', parameters)}
      group by l.product_id
    ),
    named as (
      select concat_ws(' ', p.brand, p.line, p.size) as name,
        sum(s.spend) as spend, sum(s.units) as units
      from sold s join products p on p.id = s.product_id
      group by p.brand, p.line, p.size
    ),
    whole as (
      select coalesce(sum(records), 0) as records, coalesce(sum(spend), 0) as spend,
        coalesce(sum(units), 0) as units
      from sold
    ),
    listed as (
      select n.name as "Product", n.spend as "TotalSpend", n.units as "Quantity",
        round(n.spend * 100 / nullif(w.spend, 0), 2) as "TotalSpendPercentage"
      from named n cross join whole w
      where n.spend > 0
      order by n.spend desc, n.units desc, n.name collate "C"
      limit ${limits.topProducts}
    )
    select to_json(whole) as whole,
      coalesce((select json_agg(listed) from listed), '[]') as listed
    from whole`.execute(db);
  const [answer] = rows;
  if (!answer || answer.whole.records === 0) return noRecords;
  const { whole, listed } = answer;
  return {
    rows: listed.map((row) => ({ ...row })),
    total: {
      TotalSpend: whole.spend,
      Quantity: whole.units,
      TotalSpendPercentage: whole.spend === 0 ? null : 100,
    },
  };
};
