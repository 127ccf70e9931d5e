import { limits } from '@portal/contract/fleet-dashboard';
import { type SqlBool, sql } from 'kysely';
import { productNameOrNull } from '../../../db/product-name.ts';
import { rangeOf, within } from '../../../reports/figures/ranges.ts';
import { figuresOrNone, noRecords, type ReportSums } from '../../../reports/figures/report-sums.ts';
import { fieldOf, partsOfSides, type Side, sidesOf } from '../../../reports/sides.ts';
import type { DashboardInput, DashboardSubject } from './dashboard-subject.ts';
import { matchesProductFilters } from './product-filters.ts';
import { fleetProductSpend, productPurchases } from './product-purchases.ts';

/** The place of the sum over all products; listed products have places from 1 on. */
const whole = sql.lit(0);

/** The figures of one side, for a listed product or for all products together. */
interface ProductFigures extends Record<string, number | string | null> {
  place: number;
  /** Null for all products together. */
  Product: string | null;
  side: Side;
  records: number;
}

/**
 * Top 10 Products Purchased: charges less credits for tires, caps and casings by brand, line (or
 * tread design) and size, by invoice date. Ordered by spend, then units, then name. Products that
 * net to 0 or less are not listed, but they count in the whole that percentages refer to.
 * Comparisons use the same products, regardless of their rank there.
 */
const topProductsQuery: NonNullable<ReportSums<DashboardSubject>['query']> = async (input) => {
  const { db, selection, sides } = input;
  const { rows } = await sql<ProductFigures>`
    with bought as (
      select r.source, p.brand, p.line, p.size,
        sum(r.lines) as lines, sum(r.units) as units, sum(r.spend) as spend
      from (
        select source, product_id, sum(lines) as lines, sum(units) as units, sum(spend) as spend
        from (${productPurchases(input)}) each group by source, product_id
      ) r join products p on p.id = r.product_id
      group by r.source, p.brand, p.line, p.size
    ),
    listed as (
      select brand, line, size, concat_ws(' ', brand, line, size) as name, row_number() over (
        order by spend desc, units desc, concat_ws(' ', brand, line, size) collate "C") as place
      from bought where source = 'current' and spend > 0
      order by place limit ${limits.topProducts}
    ),
    sums as (
      select l.place, b.source, b.lines, b.units, b.spend
      from listed l join bought b using (brand, line, size)
      union all
      select ${whole}, source, lines, units, spend from bought
      ${sides.includes('national') ? sql`union all ${fleetSums(input)}` : sql``}
    ),
    figures as (
      select place, side,
        sum(sign * lines) as lines, sum(sign * units) as units, sum(sign * spend) as spend
      from (
        select place, side, sign, lines, units, spend
        from sums join ${partsOfSides(input)} using (source)
        -- Every side of each, also where nothing was bought.
        union all
        select place, side, 0, 0, 0, 0
        from unnest(${[...sides]}::text[]) as side,
          (select place from listed union all select ${whole}) as places
      ) each
      group by place, side
    )
    select f.place, l.name as "Product", f.side, f.lines as records, f.units as "Quantity",
      case when w.spend > 0 then round(f.spend * 100 / w.spend, 2) end as "TotalSpendPercentage",
      case f.side when 'national' then round(f.spend / ${selection.otherAccounts}, 2)
        else f.spend end as "TotalSpend"
    from figures f
    join figures w on w.place = ${whole} and w.side = f.side
    left join listed l on l.place = f.place
    order by f.place`.execute(db);
  const [total, ...listed] = rows.filter(({ side }) => side === 'current');
  if (!total) return noRecords;
  const figuresOf = ({ place }: ProductFigures) =>
    Object.fromEntries(
      input.definition.columns.flatMap((column) =>
        sidesOf(input, column).map((side) => {
          const figures = rows.find((row) => row.place === place && row.side === side);
          return [fieldOf(column.field, side), figures?.[column.field] ?? null];
        }),
      ),
    );
  return figuresOrNone(input.definition, total.records, figuresOf(total), () =>
    listed.map((row) => ({ Product: row.Product, ...figuresOf(row) })),
  );
};

/** The spend of the whole fleet type on each listed product, and on all products. */
const fleetSums = (input: DashboardInput) => sql`
  select l.place, 'everyone', 0, 0, r.spend
  from listed l
  join products p using (brand, line, size)
  join fleet_product_days r on r.product_id = p.id
  where r.fleet_type = ${input.selection.fleetType} and ${matchesProductFilters(input.filters)}
    and ${within(sql`r.day`, rangeOf(input.selection, 'everyone'))}
  union all
  select ${whole}, 'everyone', 0, 0, (${fleetProductSpend(input)})`;

const ofProducts = { no_product: sql<SqlBool>`r.product_id is not null` };

/** The products with the highest spend, or all products together for each location or dealer. */
export const topProducts: ReportSums<DashboardSubject> = {
  rows: (input) =>
    input.sides.includes('national')
      ? sql`${productPurchases(input)} union all
          select 'everyone', null, null, null, 0, 0, (${fleetProductSpend(input)})`
      : productPurchases(input),
  records: sql`sum(lines)`,
  measures: {
    product_spend: { sum: sql`sum(spend)`, of: ofProducts },
    product_units: { sum: sql`sum(units)`, of: ofProducts },
  },
  key: productNameOrNull,
  query: topProductsQuery,
};
