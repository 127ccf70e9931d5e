import type { TireSelects } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** What the form of a tire offers: of a brand its lines, of a size the load ranges. */
export async function readTireSelects(
  db: Kysely<Schema>,
  { brand, tire_size }: { readonly brand?: string; readonly tire_size?: string },
): Promise<TireSelects> {
  const products = await db
    .selectFrom('products')
    .select(['kind', 'brand', 'line', 'size', 'load_range'])
    .where('kind', '<>', 'casing')
    .execute();
  const tires = products.filter(({ kind }) => kind === 'tire');
  const caps = products.filter(({ kind }) => kind === 'retread');
  const ofBrand = brand === undefined ? tires : tires.filter((each) => each.brand === brand);
  const fitting = ofBrand.filter(({ size }) => tire_size === undefined || size === tire_size);
  const lines = caps.map((each) => `${each.brand}\n${each.line}`);
  return {
    brands: named(tires, ({ brand: name }) => name),
    product_lines: brand === undefined ? [] : named(fitting, ({ line }) => line),
    tire_sizes: named(ofBrand, ({ size }) => size),
    load_ranges: named(fitting, ({ load_range }) => load_range),
    retread_brands: named(caps, ({ brand: name }) => name),
    retread_lines: named(lines, (each) => each).map((each) => {
      const [name = '', line = ''] = each.split('\n');
      return { brand: name, line };
    }),
  };
}

/** Each name once, in the order of names. */
function named<Row>(rows: readonly Row[], read: (row: Row) => string | null): string[] {
  const names = new Set(rows.map(read).filter((name) => name !== null));
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}
