import type { TireSelects } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

type ProductSelects = Omit<TireSelects, 'stock'>;

/**
 * Reads the choices of the tire form from products that are not retired: the lines of a brand, the
 * load ranges of a size.
 */
export async function readTireSelects(
  db: Kysely<Schema>,
  { brand, tire_size }: { readonly brand?: string; readonly tire_size?: string },
): Promise<ProductSelects> {
  const ofBrand = sql`kind = 'tire' and (${brand ?? null}::text is null or brand = ${brand ?? null})`;
  const fitting = sql`${ofBrand} and (${tire_size ?? null}::text is null or size = ${tire_size ?? null})`;
  // Each name once, in alphabetical order.
  const named = (column: string, rows: typeof ofBrand) => sql`array(
    select ${sql.ref(column)} from products
    where ${rows} and ${sql.ref(column)} is not null and retired_at is null
    group by 1 order by ${sql.ref(column)} collate "und-x-icu")`;
  const { rows } = await sql<ProductSelects>`
    select ${named('brand', sql`kind = 'tire'`)} as brands,
      ${brand === undefined ? sql`'{}'::text[]` : named('line', fitting)} as product_lines,
      ${named('size', ofBrand)} as tire_sizes,
      ${named('load_range', fitting)} as load_ranges,
      ${named('brand', sql`kind = 'retread'`)} as retread_brands,
      (select coalesce(json_agg(json_build_object('brand', brand, 'line', line)
          order by brand collate "und-x-icu", line collate "und-x-icu"), '[]')
        from (select distinct brand, line from products where kind = 'retread' and retired_at is null) lines) as retread_lines`.execute(
    db,
  );
  const [offered] = rows;
  if (!offered) throw new Error('A query without tables has no row.');
  return offered;
}
