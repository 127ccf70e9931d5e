import type { Raw, RawLine } from '../raw-records.ts';
import { centsOf, divide, unitsOf } from './arithmetic.ts';
import { type Asked, chosenLines } from './chosen-lines.ts';

const filters = ['wheel_positions', 'tire_brands', 'tire_product_lines', 'tire_sizes'] as const;

/** The ranking of products, in plain loops. */
export function topProducts(asked: Asked) {
  const { current, previous, national, others } = chosenLines(asked, filters);
  const answer = national ? { national_accounts: others } : {};
  const now = byName(asked.raw, current);
  if (now.whole.length === 0) return { rows: [], total: null, ...answer };
  const before = previous && byName(asked.raw, previous);
  const nation = national && byName(asked.raw, national);
  const share = (lines: readonly RawLine[], whole: readonly RawLine[]) =>
    divide(centsOf(lines) * 100, centsOf(whole));
  const figures = (of: (sold: Sold) => readonly RawLine[]) => ({
    TotalSpend: centsOf(of(now)) / 100,
    Quantity: unitsOf(of(now)),
    TotalSpendPercentage: share(of(now), now.whole),
    ...(before && {
      TotalSpendPrev: centsOf(of(before)) / 100,
      QuantityPrev: unitsOf(of(before)),
      TotalSpendPercentagePrev: share(of(before), before.whole),
    }),
    ...(nation && {
      TotalSpendNatAvg: divide(centsOf(of(nation)), others * 100),
      TotalSpendPercentageNatAvg: share(of(nation), nation.whole),
    }),
  });
  const ranked = [...now.named]
    .map(([Product, sold]) => ({ Product, spend: centsOf(sold), units: unitsOf(sold) }))
    .filter(({ spend }) => spend > 0)
    .sort((a, b) => b.spend - a.spend || b.units - a.units || (a.Product < b.Product ? -1 : 1));
  return {
    rows: ranked.slice(0, 10).map(({ Product }) => ({
      Product,
      ...figures(({ named }) => named.get(Product) ?? []),
    })),
    total: figures(({ whole }) => whole),
    ...answer,
  };
}

interface Sold {
  readonly whole: readonly RawLine[];
  readonly named: ReadonlyMap<string, readonly RawLine[]>;
}

function byName(raw: Raw, lines: readonly RawLine[]): Sold {
  const whole = lines.filter(({ product_id }) => product_id !== null);
  const named = new Map<string, RawLine[]>();
  for (const line of whole) {
    const product = raw.products.get(line.product_id ?? 0);
    const name = `${product?.brand} ${product?.line} ${product?.size}`;
    const found = named.get(name);
    if (found) found.push(line);
    else named.set(name, [line]);
  }
  return { whole, named };
}
