import type { ChartSeries } from '../chart-types.ts';
import { largestOf } from '../floor.ts';

/** In seconds: quarters of an hour, and what people count hours by. */
const steps = [900, 1800, 3600, 2 * 3600, 4 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];
const mostSteps = 5;

/** Seconds between two marks of a scale of times, so that they fall on quarters and hours. */
export function timeStep(rows: readonly Pick<ChartSeries, 'data'>[]): number {
  const largest = largestOf(rows.map(({ data }) => data));
  const day = 24 * 3600;
  return (
    steps.find((step) => largest <= step * mostSteps) ?? Math.ceil(largest / mostSteps / day) * day
  );
}
