import type { YAxisStackLabelsOptions } from 'highcharts';
import { raisedMark, raisedPlaces, stackOf } from '../bar-heights.ts';
import type { ChartDrawing } from '../chart-types.ts';
import { labelStyle } from './frame-options.ts';

interface Stack {
  readonly place: number;
  readonly stack: unknown;
}

/**
 * Labels at the end of each stack, where the patterns of its parts do not make them illegible: the
 * sum, for horizontal stacks, and the mark of raised parts.
 */
export const stackLabels = (drawing: ChartDrawing): YAxisStackLabelsOptions => ({
  enabled: true,
  crop: false,
  overflow: 'allow',
  style: labelStyle,
  formatter() {
    const stack = { place: this.x, stack: Reflect.get(this, 'stack') };
    return [
      ...(drawing.orientation === 'horizontal' ? [sumText(drawing, stack)] : []),
      ...(hasRaised(drawing, stack) ? [raisedMark] : []),
    ].join(' ');
  },
});

const partsOf = ({ series }: ChartDrawing, { stack }: Stack) =>
  series.filter((row) => row.kind === 'bar' && stackOf(row) === stack);

/** Returns the sum of the true values of a stack, formatted for display. */
function sumText(drawing: ChartDrawing, at: Stack): string {
  const bars = partsOf(drawing, at);
  const sum = bars.reduce((all, { data }) => all + (data[at.place] ?? 0), 0);
  return drawing.valueText(sum, bars[0]?.format ?? '');
}

const hasRaised = (drawing: ChartDrawing, at: Stack): boolean =>
  partsOf(drawing, at).some((row) => raisedPlaces(drawing, row).has(at.place));
