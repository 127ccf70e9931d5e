import type { CSSObject, YAxisOptions } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';

/** Decimals that say nothing on a scale of whole steps. */
const onlyZeros = /\.0+(?=\D*$)/;

/** The scales of a drawing: one at the start, a second at the end where a series asks for it. */
export function valueAxes(drawing: ChartDrawing, words: CSSObject): YAxisOptions[] {
  const sides = drawing.series.some(({ axis }) => axis === 'end')
    ? (['start', 'end'] as const)
    : (['start'] as const);
  // One scale of several rows is explained by the legend.
  const titled = sides.length > 1 || drawing.series.length === 1;
  return sides.map((side) => {
    const rows = drawing.series.filter(({ axis = 'start' }) => axis === side);
    const format = rows[0]?.format ?? '';
    return {
      title: { text: titled ? rows.map(({ name }) => name).join(' · ') : '', style: words },
      opposite: side === 'end',
      min: rows.some(({ data }) => data.some((value) => value !== null && value < 0)) ? null : 0,
      tickPixelInterval: drawing.orientation === 'vertical' ? 64 : 120,
      ...(drawing.orientation === 'horizontal' && { maxPadding: 0, endOnTick: false }),
      gridLineWidth: side === 'start' ? 1 : 0,
      gridLineColor: 'var(--portal-chart-grid)',
      labels: {
        style: words,
        formatter: ({ value, axis }) => {
          const text = drawing.valueText(Number(value), format);
          return axis.tickPositions?.every(Number.isInteger) ? text.replace(onlyZeros, '') : text;
        },
      },
    };
  });
}
