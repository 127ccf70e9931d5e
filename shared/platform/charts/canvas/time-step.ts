import type { ChartSeries } from '../chart-types.ts';
import { largestOf } from '../floor.ts';

/**
 * Allowed steps in seconds: quarter and half hours, and the numbers of hours by which people count.
 */
const steps = [900, 1800, 3600, 2 * 3600, 4 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];
const mostSteps = 5;

/**
 * Returns the seconds between two ticks of a time scale, so that ticks fall on quarter hours, full
 * hours or days.
 */
export function timeStep(rows: readonly Pick<ChartSeries, 'data'>[]): number {
  const largest = largestOf(rows.map(({ data }) => data));
  const day = 24 * 3600;
  return (
    steps.find((step) => largest <= step * mostSteps) ?? Math.ceil(largest / mostSteps / day) * day
  );
}
