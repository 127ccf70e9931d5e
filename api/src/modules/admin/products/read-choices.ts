import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

interface Choices {
  readonly brands: { readonly id: number; readonly brand: string }[];
  readonly tire_sizes: string[];
  readonly load_ranges: string[];
}

/** Reads the brands, sizes and load ranges of all products or of the offered ones, in order. */
export async function readChoices(
  db: Kysely<Schema>,
  { isOffered }: { readonly isOffered: boolean },
): Promise<Choices> {
  const shown = isOffered ? sql`retired_at is null` : sql`true`;
  const brands = await sql<Choices['brands'][number]>`
    select b.id, b.name as brand from brands b
    where exists (select from products where brand_id = b.id and ${shown})
    order by b.name collate natural_order, b.name collate "C"`.execute(db);
  const distinct = async (column: 'size' | 'load_range') => {
    const { rows } = await sql<{ name: string }>`
      select name from (
        select distinct ${sql.ref(column)} as name from products
        where ${sql.ref(column)} is not null and ${shown}
      ) each order by name collate natural_order, name collate "C"`.execute(db);
    return rows.map(({ name }) => name);
  };
  return {
    brands: brands.rows,
    tire_sizes: await distinct('size'),
    load_ranges: await distinct('load_range'),
  };
}

/**
 * Reads the lines and tread designs of a brand, in order.
 *
 * @throws Refusal `unknown_value` for an unknown brand
 */
export async function readLines(
  db: Kysely<Schema>,
  brandId: number,
  { isOffered }: { readonly isOffered: boolean },
): Promise<string[]> {
  const brand = await db
    .selectFrom('brands')
    .select('id')
    .where('id', '=', brandId)
    .executeTakeFirst();
  if (!brand) throw refuse('unknown_value', 'id');
  const { rows } = await sql<{ line: string }>`
    select line from (
      select distinct line from products
      where brand_id = ${brandId} and ${isOffered ? sql`retired_at is null` : sql`true`}
    ) each order by line collate natural_order, line collate "C"`.execute(db);
  return rows.map(({ line }) => line);
}
