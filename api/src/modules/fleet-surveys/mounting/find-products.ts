import type { TireMake } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** The products of a tire: original and present tread. */
export interface TireProductColumns {
  readonly product_id: number | null;
  readonly life_product_id: number | null;
  readonly original_tread_mm: number | null;
}

const unknown = { id: null, original_tread_mm: null };

/**
 * Finds the named products in the catalog. A tire that was never capped has its original tread.
 *
 * @throws Refusal `unknown_value` at the first name that leaves no match
 */
export async function findProducts(
  db: Kysely<Schema>,
  said: TireMake,
): Promise<TireProductColumns> {
  const { brand, product_line, tire_size, load_range, caps, retread_brand, retread_line } = said;
  const tire = await findProduct(db, 'tire', [
    ['brand', brand, 'brand'],
    ['line', product_line, 'product_line'],
    ['size', tire_size, 'tire_size'],
    ['load_range', load_range, 'load_range'],
  ]);
  const tread =
    caps === 0
      ? tire
      : await findProduct(db, 'retread', [
          ['brand', retread_brand, 'retread_brand'],
          ['line', retread_line, 'retread_line'],
          ['size', tire_size, 'tire_size'],
        ]);
  return {
    product_id: tire.id,
    life_product_id: tread.id,
    original_tread_mm: tread.original_tread_mm,
  };
}

type ProductNameCondition = readonly [
  column: 'brand' | 'line' | 'size' | 'load_range',
  value: string | null,
  path: string,
];

/** Finds a product by the given names; null without brand or line. */
async function findProduct(
  db: Kysely<Schema>,
  kind: 'tire' | 'retread',
  names: readonly ProductNameCondition[],
): Promise<{ readonly id: number | null; readonly original_tread_mm: number | null }> {
  const [brand, line] = names;
  if (!brand?.[1] || !line?.[1]) return unknown;
  const said = names.filter(([, value]) => value !== null);
  const found = await firstProduct(db, kind, said);
  if (found) return found;
  for (const [index, [, , path]] of said.entries())
    if (!(await firstProduct(db, kind, said.slice(0, index + 1))))
      throw refuse('unknown_value', path);
  return unknown;
}

const firstProduct = (
  db: Kysely<Schema>,
  kind: 'tire' | 'retread',
  names: readonly ProductNameCondition[],
) =>
  names
    .reduce(
      (products, [column, value]) => products.where(column, '=', value),
      db.selectFrom('products').select(['id', 'original_tread_mm']).where('kind', '=', kind),
    )
    // Tires may still name a retired product.
    .orderBy(sql`retired_at is not null`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
