/**
 * Returns the height of a bar: nonzero values below a share of the largest one are raised to it so
 * that they are visible. Credits, which are negative, are extended downward.
 *
 * @param value the true value; null stays null
 * @param floor share of the largest value, 0 to 1
 * @param largest the largest absolute value among the bars of the same scale
 */
export function drawnHeight(value: number | null, floor: number, largest: number): number | null {
  if (value === null || value === 0) return value;
  return Math.sign(value) * Math.max(Math.abs(value), floor * largest);
}

/** Returns the largest absolute value in several series; 0 if there are none. */
export const largestOf = (rows: readonly (readonly (number | null)[])[]): number =>
  Math.max(0, ...rows.flat().map((value) => Math.abs(value ?? 0)));
