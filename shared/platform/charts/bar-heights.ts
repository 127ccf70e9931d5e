import type { ChartDrawing, ChartSeries } from './chart-types.ts';
import { drawnHeight, largestOf } from './floor.ts';

/** The value axis of a series. */
export const scaleOf = ({ axis = 'start' }: ChartSeries) => axis;

/** The stack of a bar within its category: current figures or one of the comparisons. */
export const stackOf = ({ compared }: ChartSeries): string => compared ?? 'now';

/**
 * Returns the drawn heights of a series' bars. In a stack, raised parts make the whole stack
 * higher.
 */
export function barHeights({ series, floor }: ChartDrawing, row: ChartSeries): (number | null)[] {
  const bars = series.filter((other) => other.kind === 'bar' && scaleOf(other) === scaleOf(row));
  const largest = largestOf(bars.map(({ data }) => data));
  return row.data.map((value) => drawnHeight(value, floor, largest));
}

/** Returns the indexes of a series' bars that are drawn higher than their values. */
export function raisedPlaces(drawing: ChartDrawing, row: ChartSeries): ReadonlySet<number> {
  if (row.kind === 'line') return new Set();
  const heights = barHeights(drawing, row);
  return new Set(row.data.flatMap((value, place) => (heights[place] === value ? [] : [place])));
}

/** Marks bars that are drawn higher than their values, and the note that explains it. */
export const raisedMark = '†';
