import type { TireDetails } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** What a tire was made as, and what its present tread is. */
export interface MadeAs {
  readonly product_id: number | null;
  readonly life_product_id: number | null;
  readonly original_tread_mm: number | null;
}

const unknown = { id: null, original_tread_mm: null };

/**
 * Finds the products that are named, in the catalog. A tire that was never capped has its own tread.
 *
 * @throws Refusal `unknown_value` at the first name that leaves none
 */
export async function findProducts(db: Kysely<Schema>, said: TireDetails): Promise<MadeAs> {
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

type Named = readonly [
  column: 'brand' | 'line' | 'size' | 'load_range',
  value: string | null,
  path: string,
];

/** A product by the names that are said; nobody's where brand or line are not. */
async function findProduct(
  db: Kysely<Schema>,
  kind: 'tire' | 'retread',
  names: readonly Named[],
): Promise<{ readonly id: number | null; readonly original_tread_mm: number | null }> {
  const [brand, line] = names;
  if (!brand?.[1] || !line?.[1]) return unknown;
  let products = await db.selectFrom('products').selectAll().where('kind', '=', kind).execute();
  for (const [column, value, path] of names) {
    if (value === null) continue;
    products = products.filter((each) => each[column] === value);
    if (products.length === 0) throw refuse('unknown_value', path);
  }
  return products.sort((a, b) => a.id - b.id)[0] ?? unknown;
}
