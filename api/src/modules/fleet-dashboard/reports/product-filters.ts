import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DashboardFilters } from './dashboard-subject.ts';

/** What of a product each filter looks at; `unknown` is the position of one made for none. */
const columns = {
  wheel_positions: sql`coalesce(p.design_position, 'unknown')`,
  tire_brands: sql`p.brand`,
  tire_product_lines: sql`p.line`,
  tire_sizes: sql`p.size`,
} as const;
const names = Object.keys(columns) as (keyof typeof columns)[];

export const hasProductFilters = (filters: DashboardFilters): boolean =>
  names.some((name) => filters[name] !== undefined);

/** The condition that a product, under the alias `p`, is among those asked for. */
export function isAskedFor(filters: DashboardFilters): RawBuilder<SqlBool> {
  const conditions = names.flatMap((name) => {
    const values = filters[name];
    return values ? sql`${columns[name]} = any (${[...values]}::text[])` : [];
  });
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/**
 * The condition that a row's product is among those asked for.
 *
 * @param alias that of a row with a `product_id`
 */
export const ofProducts = (alias: string, filters: DashboardFilters): RawBuilder<SqlBool> =>
  hasProductFilters(filters)
    ? sql<SqlBool>`${sql.ref(`${alias}.product_id`)} in (
        select p.id from products p where ${isAskedFor(filters)})`
    : sql<SqlBool>`true`;
