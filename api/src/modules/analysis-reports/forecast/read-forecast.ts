import {
  dayAfter,
  type ForecastBasis,
  forecastBases,
  type Purchase,
  planUntil,
  purchasePlanList,
  type WearForecast,
  wearPositions,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { wearConverters } from '../wear/shown-wears.ts';
import type { ForecastQuery, PlanSelection } from './forecast-selection.ts';
import { forecastTires } from './forecast-tires.ts';

// Alias in the queries: `g` a purchase.

const sorts = {
  due: [sql`coalesce(g.due_from, '-infinity')`],
  tire_size: [sql`g.tire_size collate natural_order`],
  wheel_position: [sql`array_position(${[...wearPositions]}::text[], g.wheel_position)`],
  retread: [sql`g.retread`],
  tires: [sql`g.tires`],
  cost: [sql`g.cost`],
};
const last = sql.join([
  ...sorts.due,
  ...sorts.tire_size,
  ...sorts.wheel_position,
  ...sorts.retread,
]);

const sums = sql`sum(tires)::int as tires, coalesce(sum(cost), 0) as cost, sum(unpriced)::int as unpriced`;

/** The period in which tires are due; null if they are due already. */
const periodOf = (
  unit: 'month' | 'quarter',
  { today, until }: { today: string; until: string },
) => {
  const length = unit === 'month' ? sql`interval '1 month'` : sql`interval '3 months'`;
  const start = sql`date_trunc(${sql.lit(unit)}, due_month)`;
  return sql`
    case when due_month is not null then greatest(${start}::date, ${dayAfter(today)}::date) end as due_from,
    case when due_month is null then ${today}::date
      else least((${start} + ${length})::date - 1, ${until}::date) end as due_to`;
};

interface ForecastCount {
  readonly standing: 'now' | 'planned' | 'later' | null;
  readonly basis: ForecastBasis;
  readonly tires: number;
  readonly cost: number;
  readonly unpriced: number;
}

interface ForecastQueryResult {
  readonly plan: Purchase[];
  readonly total_items: number;
  readonly months: WearForecast['months'];
  readonly counts: ForecastCount[];
}

/**
 * Reads a page of the purchase plan for a validated selection, with the totals of the whole plan.
 */
export async function readForecast(
  db: Kysely<Schema>,
  { user, selection, today }: ForecastQuery<PlanSelection>,
  { page_number, page_size }: PageRequest,
): Promise<WearForecast> {
  const until = planUntil(today);
  const days = { today, until };
  const { group_by, ...scope } = selection;
  const order = listOrder(purchasePlanList, sorts, selection, last);
  const { rows } = await sql<ForecastQueryResult>`
    with cells as materialized (
      select standing, due_month, basis, tire_size, wheel_position, retread, count(*) as tires,
        sum(price) filter (where due_on is not null) as cost,
        count(*) filter (where due_on is not null and price is null) as unpriced
      from (
        select z.*,
          case when due_on <= ${today} then 'now' when due_on <= ${until} then 'planned'
            when due_on is not null then 'later' end as standing,
          case when due_on > ${today} and due_on <= ${until} then date_trunc('month', due_on)::date end as due_month
        from ${forecastTires(scope, today)} z) each
      group by 1, 2, 3, 4, 5, 6),
    bought as (select * from cells where standing in ('now', 'planned')),
    plan as (
      select ${periodOf(group_by, days)}, tire_size, wheel_position, retread, ${sums}
      from bought group by 1, 2, 3, 4, 5),
    months as (select ${periodOf('month', days)}, ${sums} from bought group by 1, 2)
    select
      coalesce((select json_agg(row_to_json(page)) from (
        select g.* from plan g order by ${order}
        limit ${page_size} offset ${(page_number - 1) * page_size}) page), '[]') as plan,
      (select count(*) from plan) as total_items,
      coalesce((select json_agg(row_to_json(m) order by due_to) from months m), '[]') as months,
      coalesce((select json_agg(row_to_json(c)) from (
        select standing, basis, ${sums} from cells group by standing, basis) c), '[]') as counts`.execute(
    db,
  );
  const { plan, total_items, months, counts } = rows[0] ?? {
    plan: [],
    total_items: 0,
    months: [],
    counts: [],
  };
  return {
    tread_format: wearConverters(user).formats.tread_format,
    page_number,
    page_size,
    total_items,
    plan,
    months,
    summary: { ...summed(counts), ...days },
  };
}

function summed(
  counts: readonly ForecastCount[],
): Omit<WearForecast['summary'], 'today' | 'until'> {
  const sumOf = (
    field: 'tires' | 'cost' | 'unpriced',
    isMeant: (counted: ForecastCount) => boolean = () => true,
  ) => counts.filter(isMeant).reduce((sum, counted) => sum + counted[field], 0);
  const isBought = ({ standing }: ForecastCount) => standing === 'now' || standing === 'planned';
  return {
    tires: sumOf('tires'),
    now: sumOf('tires', ({ standing }) => standing === 'now'),
    planned: sumOf('tires', isBought),
    later: sumOf('tires', ({ standing }) => standing === 'later'),
    // Sums of whole cents stay whole.
    cost: Math.round(sumOf('cost', isBought) * 100) / 100,
    unpriced: sumOf('unpriced', isBought),
    bases: Object.fromEntries(
      forecastBases.map((each) => [each, sumOf('tires', ({ basis }) => basis === each)]),
    ) as Record<ForecastBasis, number>,
  };
}
