import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { drawnHeight, drawnStack, largestOf } from '../floor.ts';

/** The scale that a row is read from. */
export const scaleOf = ({ axis = 'start' }: ChartSeries) => axis;

/** Which of the stacks of a category: that of now, or what it is compared with. */
export const stackOf = ({ compared }: ChartSeries): string => compared ?? 'now';

/** The heights that the bars of a row are drawn with, those of a stack as high as its sum. */
export function barHeights(
  { series, stacked, floor }: ChartDrawing,
  row: ChartSeries,
): (number | null)[] {
  const bars = series.filter((other) => other.kind === 'bar' && scaleOf(other) === scaleOf(row));
  const largest = largestOf(bars.map(({ data }) => data));
  if (!stacked) return row.data.map((value) => drawnHeight(value, floor, largest));
  const stack = bars.filter((other) => stackOf(other) === stackOf(row));
  return row.data.map((_, place) => {
    const parts = stack.map(({ data }) => data[place] ?? null);
    return drawnStack(parts, floor, largest)[stack.indexOf(row)] ?? null;
  });
}
