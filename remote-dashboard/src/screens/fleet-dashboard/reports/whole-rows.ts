/**
 * Returns which cards fill a row of two columns: wide ones, and those without a neighbor because a
 * wide one follows or the cards end.
 */
export function wholeRows(isWide: readonly boolean[]): boolean[] {
  const whole: boolean[] = [];
  while (whole.length < isWide.length) {
    const [first, second = true] = isWide.slice(whole.length);
    whole.push(...(first || second ? [true] : [false, false]));
  }
  return whole;
}
