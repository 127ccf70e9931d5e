import type { ReportParameters } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition that a line's product is among those asked for by wheel position (the one that it
 * was designed for; `unknown` without one), brand, line and size. A filter that is missing or
 * empty restricts nothing.
 *
 * @param alias that of a row with a `product_id`
 */
export function ofProducts(alias: string, parameters: ReportParameters): RawBuilder<SqlBool> {
  const { wheel_positions, tire_brands, tire_product_lines, tire_sizes } = parameters;
  const filters = [
    among(sql`coalesce(p.design_position, 'unknown')`, wheel_positions),
    among(sql`p.brand`, tire_brands),
    among(sql`p.line`, tire_product_lines),
    among(sql`p.size`, tire_sizes),
  ].filter((filter) => filter !== null);
  if (filters.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(`${alias}.product_id`)} in (
    select p.id from products p where ${sql.join(filters, sql` and `)})`;
}

const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined) =>
  values && values.length > 0 ? sql`${column} = any (${[...values]}::text[])` : null;
