/** Divides whole numbers and rounds half away from zero to two decimals. */
export function divide(numerator: number, denominator: number): number | null {
  if (denominator === 0) return null;
  const sign = numerator < 0 === denominator < 0 ? 1 : -1;
  const [n, d] = [BigInt(Math.abs(numerator)), BigInt(Math.abs(denominator))];
  return (sign * Number((n * 200n + d) / (d * 2n))) / 100 || 0;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);

/** Sums money in whole cents. */
export const centsOf = (lines: readonly { readonly amount: number }[]): number =>
  sum(lines.map(({ amount }) => Math.round(amount * 100)));

export const unitsOf = (lines: readonly { readonly quantity: number }[]): number =>
  sum(lines.map(({ quantity }) => quantity));

/** The number of days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** Groups items by name, in the order of their first occurrence. */
export function sorted<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Map<string, Item[]> {
  const piles = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const pile = piles.get(name);
    if (pile) pile.push(item);
    else piles.set(name, [item]);
  }
  return piles;
}
