import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Range, rangeOf, splitByMonths, within } from '../../../reports/figures/ranges.ts';
import { type Source, sourcesOf } from '../../../reports/sides.ts';
import type { DashboardInput } from './dashboard-subject.ts';
import { recordsOf } from './own-records.ts';
import { hasProductFilters, ofProducts } from './product-filters.ts';

/**
 * The account's purchases of each product, as rows with `source`, `product_id`, `location_id` and
 * `dealer_id` (null unless requested), `lines`, `units` and `spend`: for whole accounts from
 * monthly sums and the lines around them, else from lines.
 */
export function productPurchases(input: DashboardInput): RawBuilder<unknown> {
  const { selection, rowsBy } = input;
  const ofAccount = sql<SqlBool>`r.account_id = ${selection.accountId}`;
  const rows = sourcesOf(input).flatMap((source) => {
    if (source === 'everyone') return [];
    if (source === 'own' || (selection.isWhole && !rowsBy)) {
      return wholeRows(input, source, ofAccount);
    }
    return lineRows(input, source, rangeOf(selection, source), selection.record('r'));
  });
  return sql.join(rows, sql` union all `);
}

function wholeRows(
  input: DashboardInput,
  source: Source,
  condition: RawBuilder<SqlBool>,
): RawBuilder<unknown>[] {
  const { before, months, after } = splitByMonths(rangeOf(input.selection, source));
  return [
    lineRows(input, source, before, condition),
    sql`
      select ${sql.lit(source)}::text as source, r.product_id, null::integer as location_id,
        null::integer as dealer_id, r.lines, r.units, r.spend
      from ${recordsOf(source, 'product_months')}
      where ${condition} and ${within(sql`r.month`, months)} and ${ofProducts('r', input.filters)}`,
    lineRows(input, source, after, condition),
  ];
}

const lineRows = (
  { filters }: DashboardInput,
  source: Source,
  range: Range,
  condition: RawBuilder<SqlBool>,
): RawBuilder<unknown> => sql`
  select ${sql.lit(source)}::text as source, r.product_id, r.location_id, r.dealer_id,
    1 as lines, r.quantity as units, r.amount as spend
  from ${recordsOf(source, 'invoice_lines')}
  where ${condition} and ${within(sql`r.invoice_date`, range)}
    and r.product_id is not null and ${ofProducts('r', filters)}`;

/** The fleet type's total spend on products in the range, as a number. */
export function fleetProductSpend({ selection, filters }: DashboardInput): RawBuilder<unknown> {
  const [table, spend] = hasProductFilters(filters)
    ? [sql`fleet_product_days r`, sql`r.spend`]
    : [sql`fleet_purchase_days r`, sql`r.product_spend`];
  return sql`
    select coalesce(sum(${spend}), 0) from ${table}
    where r.fleet_type = ${selection.fleetType}
      and ${within(sql`r.day`, rangeOf(selection, 'everyone'))}
      and ${ofProducts('r', filters)}`;
}
