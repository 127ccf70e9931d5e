/** With the flag `u`, this matches only a lone surrogate. */
const unstorable = /[\0\p{Surrogate}]/gu;
const isStorable = (text: string) => text.search(unstorable) < 0;
const largestInteger = 2 ** 31 - 1;

/**
 * Finds a value that no column can store, so that it is refused as bad input instead of failing in
 * a query: a text with a NUL character or a lone surrogate, or a whole number beyond 32 bits (the
 * size of every id).
 *
 * @returns the path of the first such value, or null
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
