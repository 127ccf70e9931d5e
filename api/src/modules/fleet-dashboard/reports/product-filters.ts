import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DashboardFilters } from './dashboard-subject.ts';

/** The product column of each filter; a product without a design position counts as `unknown`. */
const columns = {
  wheel_positions: sql`coalesce(p.design_position, 'unknown')`,
  tire_brands: sql`p.brand`,
  tire_product_lines: sql`p.line`,
  tire_sizes: sql`p.size`,
} as const;
const names = Object.keys(columns) as (keyof typeof columns)[];

export const hasProductFilters = (filters: DashboardFilters): boolean =>
  names.some((name) => filters[name] !== undefined);

/** Returns the condition that a product, under the alias `p`, passes the filters. */
export function matchesProductFilters(filters: DashboardFilters): RawBuilder<SqlBool> {
  const conditions = names.flatMap((name) => {
    const values = filters[name];
    return values ? sql`${columns[name]} = any (${[...values]}::text[])` : [];
  });
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/**
 * Returns the condition that a row's product passes the filters.
 *
 * @param alias of a row with a `product_id`
 */
export const ofProducts = (alias: string, filters: DashboardFilters): RawBuilder<SqlBool> =>
  hasProductFilters(filters)
    ? sql<SqlBool>`${sql.ref(`${alias}.product_id`)} in (
        select p.id from products p where ${matchesProductFilters(filters)})`
    : sql<SqlBool>`true`;
