/**
 * The height that a bar is drawn with: values below a share of the largest one are raised to it so
 * that they can be seen, unless they are zero. Credits are raised downwards.
 *
 * @param value the true value; null stays null
 * @param floor share of the largest value, 0 to 1
 * @param largest the largest absolute value among the bars of the same scale
 */
export function drawnHeight(value: number | null, floor: number, largest: number): number | null {
  if (value === null || value === 0) return value;
  return Math.sign(value) * Math.max(Math.abs(value), floor * largest);
}

/** The largest absolute value of several rows of values; 0 without any. */
export const largestOf = (rows: readonly (readonly (number | null)[])[]): number =>
  Math.max(0, ...rows.flat().map((value) => Math.abs(value ?? 0)));
