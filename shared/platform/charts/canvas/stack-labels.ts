import type { YAxisStackLabelsOptions } from 'highcharts';
import type { ChartDrawing, ChartSeries } from '../chart-types.ts';
import { labelStyle } from './frame-options.ts';

/** The sum of each stack at its end; figures within its parts would lie on their patterns. */
export const stackLabels = (drawing: ChartDrawing): YAxisStackLabelsOptions => ({
  enabled: drawing.orientation === 'horizontal',
  crop: false,
  overflow: 'allow',
  allowOverlap: true,
  style: labelStyle,
  formatter() {
    return sumText(drawing, { place: this.x, stack: Reflect.get(this, 'stack') });
  },
});

/** Which of the stacks of a category: that of now, or what it is compared with. */
export const stackOf = ({ compared }: ChartSeries): string => compared ?? 'now';

/** A stack is as high as its raised parts: what is written is the sum of the true values. */
export function sumText(
  { series, valueText }: ChartDrawing,
  { place, stack }: { place: number; stack: unknown },
): string {
  const bars = series.filter((row) => row.kind === 'bar' && stackOf(row) === stack);
  const sum = bars.reduce((all, { data }) => all + (data[place] ?? 0), 0);
  return valueText(sum, bars[0]?.format ?? '');
}
