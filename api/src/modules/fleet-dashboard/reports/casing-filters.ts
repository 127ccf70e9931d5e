import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DashboardFilters } from './dashboard-subject.ts';
import { hasProductFilters, ofProducts } from './product-filters.ts';

const outcomes: Readonly<Record<string, string>> = {
  retread: 'finished',
  used: 'used',
  rejected: 'rejected',
};

/** The outcome in a column, under its name in the filters. */
export const statusOf = (outcome: string): RawBuilder<unknown> =>
  sql`case ${sql.ref(outcome)} when 'finished' then 'retread' else ${sql.ref(outcome)} end`;

/** The filters on a casing's product that the sums do not cover; they cover brand and position. */
function unsummedFiltersOf({
  wheel_positions: _position,
  tire_brands: _brand,
  ...goods
}: DashboardFilters): DashboardFilters {
  return goods;
}

/** Whether there are filters on a casing's product that the sums do not cover. */
export const hasUnsummedFilters = (filters: DashboardFilters): boolean =>
  hasProductFilters(unsummedFiltersOf(filters));

/** Returns the condition that a casing, under the alias `r`, passes a report's filters. */
export function matchesCasingFilters(filters: DashboardFilters): RawBuilder<SqlBool> {
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
      ofProducts('r', unsummedFiltersOf(filters)),
    ],
    sql` and `,
  )})`;
}
