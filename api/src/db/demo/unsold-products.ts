import { brands } from './brands.ts';
import type { Product } from './catalog.ts';
import { sizes } from './sizes.ts';

/** Brands with a tire that is in the catalog twice. */
const doubled = ['Quillon', 'Skarhold', 'Tolvane', 'Vintari', 'Wexmoor', 'Zephrane'];

/** Alternative spellings of a line such as `QU-S30`. */
const spellings: readonly ((line: string) => string)[] = [
  (line) => line.replace('-', ' '),
  (line) => line.toLowerCase(),
  (line) => line.replace('-', ''),
];

/**
 * Products of the catalog that were never bought: duplicates of others, spelled differently, and
 * lines that are only listed.
 *
 * @param sold the products that are bought, with ids from 1
 * @param total number of products overall; only duplicates are added unless given
 */
export function makeUnsoldProducts(sold: readonly Product[], total = 0): Product[] {
  const doubles = doubled.flatMap((brand, at) => {
    const product = sold.find((each) => each.kind === 'tire' && each.brand === brand);
    const spell = spellings[at % spellings.length];
    return product && spell ? [{ ...product, line: spell(product.line) }] : [];
  });
  const missing = Math.max(0, total - sold.length - doubles.length);
  const lines = Array.from({ length: missing }, (_, at) => listedLine(at));
  return [...doubles, ...lines].map((product, at) => ({ ...product, id: sold.length + at + 1 }));
}

/** The listed line at an index, going through all brands, then all sizes. */
function listedLine(at: number): Omit<Product, 'id'> {
  const { name } = brands[at % brands.length] as (typeof brands)[number];
  const size = sizes[Math.floor(at / brands.length) % sizes.length] as (typeof sizes)[number];
  const line = Math.floor(at / brands.length / sizes.length) + 1;
  return {
    kind: 'tire',
    brand: name,
    line: `${name.slice(0, 2).toUpperCase()}-L${String(line).padStart(3, '0')}`,
    size: size.name,
    load_range: size.loadRange,
    design_position: 'allpositions',
    original_tread_mm: null,
  };
}
