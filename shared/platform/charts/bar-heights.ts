import type { ChartDrawing, ChartSeries } from './chart-types.ts';
import { drawnHeight, largestOf } from './floor.ts';

/** The scale that a row is read from. */
export const scaleOf = ({ axis = 'start' }: ChartSeries) => axis;

/** Which of the stacks of a category: that of now, or what it is compared with. */
export const stackOf = ({ compared }: ChartSeries): string => compared ?? 'now';

/** The heights that the bars of a row are drawn with; in a stack, what one is raised by adds to it. */
export function barHeights({ series, floor }: ChartDrawing, row: ChartSeries): (number | null)[] {
  const bars = series.filter((other) => other.kind === 'bar' && scaleOf(other) === scaleOf(row));
  const largest = largestOf(bars.map(({ data }) => data));
  return row.data.map((value) => drawnHeight(value, floor, largest));
}

/** The places of a row whose bars are drawn higher than their values. */
export function raisedPlaces(drawing: ChartDrawing, row: ChartSeries): ReadonlySet<number> {
  if (row.kind === 'line') return new Set();
  const heights = barHeights(drawing, row);
  return new Set(row.data.flatMap((value, place) => (heights[place] === value ? [] : [place])));
}

/** What stands at the end of a bar that is drawn higher than its value, and before the note on it. */
export const raisedMark = '†';
