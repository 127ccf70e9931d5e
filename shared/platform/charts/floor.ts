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

/**
 * The heights of the parts of a stack, which together are as high as their true values: what small
 * parts are raised by is taken from the larger ones, in proportion to how far these are above the
 * floor. A stack too low for that has equal parts. Credits are a stack of their own downwards.
 *
 * @param parts the true values, from the foot of the stack; null stays null
 * @param floor share of the largest value, 0 to 1
 * @param largest the largest absolute value among the bars of the same scale
 */
export function drawnStack(
  parts: readonly (number | null)[],
  floor: number,
  largest: number,
): (number | null)[] {
  const sizesOf = (sign: 1 | -1) =>
    parts.map((part) => (part ?? 0) * sign).filter((size) => size > 0);
  const [upwards, downwards] = [
    sharedHeight(sizesOf(1), floor * largest),
    sharedHeight(sizesOf(-1), floor * largest),
  ];
  return parts.map((part) => {
    if (part === null || part === 0) return part;
    return part > 0 ? upwards(part) : -downwards(-part);
  });
}

/** How high a part is drawn among sizes that share their sum. */
function sharedHeight(sizes: readonly number[], least: number): (size: number) => number {
  const sum = sizes.reduce((all, size) => all + size, 0);
  const base = Math.min(least, sum / sizes.length);
  const beyond = (far: (size: number) => number) =>
    sizes.reduce((all, size) => all + Math.max(0, far(size)), 0);
  const raised = beyond((size) => base - size);
  const above = beyond((size) => size - base);
  return (size) => (size > base ? size - ((size - base) * raised) / above : base);
}
