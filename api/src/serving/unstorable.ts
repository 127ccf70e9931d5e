/** With `u` a surrogate is one that stands alone. */
const unstorable = /[\0\p{Surrogate}]/gu;
const isStorable = (text: string) => text.search(unstorable) < 0;
const largestInteger = 2 ** 31 - 1;

/**
 * Looks for what no column can hold, so that it is refused as bad input instead of failing in a
 * query: texts with a NUL character or half of a pair of surrogates, and whole numbers beyond 32 bits (every id is one).
 *
 * @returns the path of the first, or null
 */
export function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value === 'number') {
    return Number.isInteger(value) && Math.abs(value) > largestInteger ? [] : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = isStorable(name) ? findUnstorable(inner) : [];
    if (path) return [name.replaceAll(unstorable, ''), ...path];
  }
  return null;
}
