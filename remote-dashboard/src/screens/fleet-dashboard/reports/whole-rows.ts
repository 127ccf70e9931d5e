/**
 * Which cards take a whole row of two: those that are wide, and those that a wide one or the end
 * leaves without a neighbour.
 */
export function wholeRows(isWide: readonly boolean[]): boolean[] {
  const whole: boolean[] = [];
  while (whole.length < isWide.length) {
    const [first, second = true] = isWide.slice(whole.length);
    whole.push(...(first || second ? [true] : [false, false]));
  }
  return whole;
}
