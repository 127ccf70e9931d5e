import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Filters } from './filters.ts';
import { ownRecords } from './own-records.ts';
import { hasProductFilters, ofProducts } from './product-filters.ts';
import { type Range, rangeOf, splitByMonths, within } from './ranges.ts';
import type { Groups, ReportInput } from './report-query.ts';
import { type Source, sourcesOf } from './sides.ts';

/** What casings are summed up by; the names are those of `casing_figures`. */
const sums = sql`r.casings, r.caps, r.aged, r.age_days, r.nail_holes, r.spots, r.sections, r.beads`;

/** Which casings: those with an outcome, by its day, or all that came to a plant, by that day. */
type Cohort = 'disposed' | 'received';

const cohorts: Record<Cohort, RawBuilder<unknown>> = {
  disposed: sql`r.outcome <> 'received'`,
  received: sql`r.outcome = 'received'`,
};

/**
 * Casings as rows with `source`, `day`, `location_id`, `dealer_id`, `outcome`, `brand`, `position`,
 * `reject_reason` and the sums of `fleet_casing_months`. Those of the fleet type are sums by month
 * where they hold what is asked for, which know neither place nor retreader.
 */
const casingsOf =
  (cohort: Cohort) =>
  (input: ReportInput): RawBuilder<unknown> =>
    sql.join(
      sourcesOf(input).flatMap((source) => {
        if (source !== 'fleet') return [ownCasings(input, source, cohort)];
        const range = rangeOf(input.selection, source);
        if (hasGoods(input.filters)) return [fleetCasings(input, range, cohort)];
        const { before, months, after } = splitByMonths(range);
        return [
          fleetCasings(input, before, cohort),
          sql`
            select 'fleet' as source, r.month as day, null::integer as location_id,
              null::integer as dealer_id, r.outcome, r.brand, r.position, r.reject_reason, ${sums}
            from fleet_casing_months r
            where r.fleet_type = ${input.selection.fleetType} and ${cohorts[cohort]}
              and ${isCasingAskedFor(input.filters)} and ${within(sql`r.month`, months)}`,
          fleetCasings(input, after, cohort),
        ];
      }),
      sql` union all `,
    );

export const disposedCasings = casingsOf('disposed');
export const receivedCasings = casingsOf('received');

const ownCasings = (input: ReportInput, source: Source, cohort: Cohort) => sql`
  select ${sql.lit(source)}::text as source, r.day, r.location_id, r.dealer_id, r.outcome, r.brand,
    r.position, r.reject_reason, ${sums}
  from casing_figures r
  where ${ownRecords(input, source)} and ${cohorts[cohort]} and ${isCasingAskedFor(input.filters)}
    and ${within(sql`r.day`, rangeOf(input.selection, source))}`;

const fleetCasings = ({ selection, filters }: ReportInput, range: Range, cohort: Cohort) => sql`
  select 'fleet' as source, r.day, null::integer as location_id, null::integer as dealer_id,
    r.outcome, r.brand, r.position, r.reject_reason, ${sums}
  from accounts a join casing_figures r on r.account_id = a.id
  where a.fleet_type = ${selection.fleetType} and ${cohorts[cohort]} and ${isCasingAskedFor(filters)}
    and ${within(sql`r.day`, range)}`;

/**
 * Finished casings with their days at the plant, as rows with `source`, `day`, `location_id`,
 * `dealer_id`, `turned` and `turn_days`. Those of the fleet type are sums by day where they hold what is asked for.
 */
export const turnarounds = (input: ReportInput): RawBuilder<unknown> => {
  const { selection, filters } = input;
  const isByDay = !hasGoods(filters) && !filters.wheel_positions && !filters.tire_brands;
  return sql.join(
    sourcesOf(input).map((source) => {
      const range = rangeOf(selection, source);
      const ofFleet = sql`r.fleet_type = ${selection.fleetType}`;
      const [table, condition] =
        source !== 'fleet'
          ? [sql`casing_figures r`, ownRecords(input, source)]
          : isByDay
            ? [sql`fleet_casing_days r`, ofFleet]
            : [
                sql`(select c.*, a.fleet_type from casing_figures c
                  join accounts a on a.id = c.account_id) r`,
                ofFleet,
              ];
      return sql`
        select ${sql.lit(source)}::text as source, r.day,
          ${source === 'fleet' ? sql`null::integer` : sql`r.location_id`} as location_id,
          ${source === 'fleet' ? sql`null::integer` : sql`r.dealer_id`} as dealer_id,
          r.turned, r.turn_days
        from ${table}
        where ${condition} and r.outcome = 'finished' and ${isCasingAskedFor(filters)}
          and ${within(sql`r.day`, range)}`;
    }),
    sql` union all `,
  );
};

const outcomes: Readonly<Record<string, string>> = {
  retread: 'finished',
  used: 'used',
  rejected: 'rejected',
};

/** The outcome of a column under the name that filters have for it. */
export const statusOf = (outcome: string): RawBuilder<unknown> =>
  sql`case ${sql.ref(outcome)} when 'finished' then 'retread' else ${sql.ref(outcome)} end`;

/** What filters ask of a casing's product beyond its brand and the position, which sums know. */
function goodsOf({ wheel_positions: _position, tire_brands: _brand, ...goods }: Filters): Filters {
  return goods;
}

const hasGoods = (filters: Filters) => hasProductFilters(goodsOf(filters));

/** The condition that a casing, under the alias `r`, passes a report's filters. */
export function isCasingAskedFor(filters: Filters): RawBuilder<SqlBool> {
  const { wheel_positions, retreading_types, by_retreader, tire_brands } = filters;
  const among = (value: RawBuilder<unknown>, values: readonly string[]) =>
    sql`${value} = any (${[...values]}::text[])`;
  return sql<SqlBool>`(${sql.join(
    [
      ...(wheel_positions ? [among(sql`r.position`, wheel_positions)] : []),
      ...(retreading_types
        ? [
            among(
              sql`r.outcome`,
              retreading_types.map((type) => outcomes[type] ?? type),
            ),
          ]
        : []),
      ...(by_retreader
        ? [sql`r.is_ctsc = any (${by_retreader.map((each) => each === 'ctsc')}::boolean[])`]
        : []),
      ...(tire_brands ? [among(sql`r.brand`, tire_brands)] : []),
      ofProducts('r', goodsOf(filters)),
    ],
    sql` and `,
  )})`;
}

export const byBrand: Groups = { by: sql`r.brand` };
export const byBrandAndPosition: Groups = { by: sql`r.brand`, inner: sql`r.position` };
