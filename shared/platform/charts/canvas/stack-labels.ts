import type { YAxisStackLabelsOptions } from 'highcharts';
import { stackOf } from '../bar-heights.ts';
import type { ChartDrawing } from '../chart-types.ts';
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

/** The sum of the true values of a stack. */
export function sumText(
  { series, valueText }: ChartDrawing,
  { place, stack }: { place: number; stack: unknown },
): string {
  const bars = series.filter((row) => row.kind === 'bar' && stackOf(row) === stack);
  const sum = bars.reduce((all, { data }) => all + (data[place] ?? 0), 0);
  return valueText(sum, bars[0]?.format ?? '');
}
