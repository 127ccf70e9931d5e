const largestInteger = 2 ** 31 - 1;

/**
 * Looks for what no column can hold, so that it is refused as bad input instead of failing in a
 * query: texts with a NUL character, and whole numbers beyond 32 bits (every id is one).
 *
 * @returns the path of the first, or null
 */
export function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value === 'number') {
    return Number.isInteger(value) && Math.abs(value) > largestInteger ? [] : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = name.includes('\0') ? [] : findUnstorable(inner);
    if (path) return [name.replaceAll('\0', ''), ...path];
  }
  return null;
}
