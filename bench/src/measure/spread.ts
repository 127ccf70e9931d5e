/** Durations of the calls of one kind, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

/**
 * Returns a percentile (nearest rank): the smallest value that is not exceeded by at least this
 * share of all values.
 *
 * @param share from 0 to 1
 * @throws RangeError without any value
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const spreadOf = (values: readonly number[]): Spread => ({
  count: values.length,
  p50: median(values),
  p95: percentile(values, 0.95),
});
