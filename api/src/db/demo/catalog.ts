import type { Position } from '../schema/fleet.ts';
import { type Brand, brands, fullRange, retreadBrands } from './brands.ts';
import type { Random } from './random.ts';
import { commonSizes, type Size, sizes } from './sizes.ts';

export interface Product {
  readonly id: number;
  readonly kind: 'tire' | 'retread' | 'casing';
  readonly brand: string;
  readonly line: string;
  readonly size: string;
  readonly load_range: string | null;
  readonly design_position: Position | null;
  readonly original_tread_mm: number | null;
}

/** A product with its current price per unit, in cents. */
export interface Article extends Product {
  readonly cents: number;
}

export interface Catalog {
  readonly products: readonly Article[];
  /** A new tire by brand and position; in another size if the brand does not make this one. */
  tire(brand: string, position: Position, size: string, random: Random): Article;
  retread(brand: string, position: Position, size: string, random: Random): Article;
  casing(brand: string, size: string): Article;
}

const tireDollars = { premium: [500, 700], mid: [350, 500], budget: [250, 350] } as const;
const retreadDollars = [150, 220] as const;
const casingDollars = { premium: 85, mid: 65, budget: 40 } as const;

/** Original tread in 32nds of an inch, and the letter in a line's name. */
const newTread = {
  steer: { depth: [18, 19], letter: 'S' },
  drive: { depth: [26, 30], letter: 'D' },
  trail: { depth: [10, 18], letter: 'T' },
  allpositions: { depth: [16, 20], letter: 'A' },
} as const;
const retreadTread = { drive: [22, 26], trail: [10, 14], allpositions: [14, 18] } as const;

const mm = (thirtySeconds: number) => thirtySeconds * 0.79375;

/** Creates every product that is sold, with ids from 1. */
export function makeCatalog(random: Random): Catalog {
  const products: Article[] = [];
  const byKey = new Map<string, Article[]>();
  const add = (product: Omit<Article, 'id'>, keyPosition = product.design_position) => {
    const article = { ...product, id: products.length + 1 };
    products.push(article);
    const key = [product.kind, product.brand, keyPosition].join('|');
    byKey.set(key, [...(byKey.get(key) ?? []), article]);
  };
  for (const brand of brands) addTires(brand, random, add);
  for (const brand of retreadBrands) addRetreads(brand, random, add);
  for (const brand of brands) addCasings(brand, add);
  const find = (kind: Product['kind'], brand: string, position: Position | null, size: string) => {
    const made = byKey.get([kind, brand, position].join('|')) ?? [];
    const fitting = made.filter((article) => article.size === size);
    return fitting.length > 0 ? fitting : made;
  };
  return {
    products,
    tire: (brand, position, size, chance) => chance.pick(find('tire', brand, position, size)),
    retread: (brand, position, size, chance) =>
      chance.pick(find('retread', brand, position === 'steer' ? 'allpositions' : position, size)),
    casing(brand, size) {
      const [first] = find('casing', brand, null, size);
      if (!first) throw new RangeError(`No casing of ${brand}`);
      return first;
    },
  };
}

type Add = (product: Omit<Article, 'id'>, keyPosition?: Position) => void;

function addTires(brand: Brand, random: Random, add: Add): void {
  const isFull = fullRange.includes(brand);
  const [low, high] = tireDollars[brand.tier];
  for (const position of Object.keys(newTread) as (keyof typeof newTread)[]) {
    const { depth, letter } = newTread[position];
    const lines = isFull && (position === 'drive' || position === 'trail') ? 2 : 1;
    for (let count = 0; count < lines; count += 1) {
      const line = `${brand.name.slice(0, 2).toUpperCase()}-${letter}${random.integer(1, 4) * 10 + count * 5}`;
      const tread = mm(random.integer(depth[0], depth[1]));
      // The design position of this tail brand's cheapest line is unknown.
      const isUnclear = !isFull && brand.tier === 'budget' && position === 'allpositions';
      for (const size of sizesFor(position, isFull ? sizes : commonSizes)) {
        add(
          {
            kind: 'tire',
            brand: brand.name,
            line,
            size: size.name,
            load_range: size.loadRange,
            design_position: isUnclear ? null : position,
            original_tread_mm: tread,
            cents: Math.round(random.between(low, high) * 100),
          },
          position,
        );
      }
    }
  }
}

function addRetreads(brand: string, random: Random, add: Add): void {
  for (const position of Object.keys(retreadTread) as (keyof typeof retreadTread)[]) {
    for (let count = 1; count <= (position === 'drive' ? 3 : 2); count += 1) {
      const line = `${brand.slice(0, 1)}${newTread[position].letter}R ${count * 100 + random.integer(1, 9) * 10}`;
      const [shallow, deep] = retreadTread[position];
      const tread = mm(random.integer(shallow, deep));
      for (const size of sizesFor(position, commonSizes)) {
        add({
          kind: 'retread',
          brand,
          line,
          size: size.name,
          load_range: null,
          design_position: position,
          original_tread_mm: tread,
          cents: Math.round(random.between(...retreadDollars) * 100),
        });
      }
    }
  }
}

function addCasings({ name, tier }: Brand, add: Add): void {
  for (const size of commonSizes) {
    add({
      kind: 'casing',
      brand: name,
      line: 'Casing',
      size: size.name,
      load_range: size.loadRange,
      design_position: null,
      original_tread_mm: null,
      cents: casingDollars[tier] * 100,
    });
  }
}

const sizesFor = (position: Position, range: readonly Size[]) =>
  range.filter(({ positions }) => positions.includes(position));
