import type { YAxisOptions, YAxisPlotLinesOptions } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { lineColor } from './tones.ts';

/** The line that bars stand on, also where some of them hang below it. */
const zeroLine: YAxisPlotLinesOptions = {
  value: 0,
  color: 'var(--portal-chart-axis)',
  width: 1,
  zIndex: 3,
};

/**
 * The lines across all bars: that of zero and, above them, those that they are held against; the scale
 * reaches as far as these do.
 */
export function referenceLines({
  references = [],
}: ChartDrawing): Pick<YAxisOptions, 'plotLines' | 'softMax'> {
  const lines = references.map(
    ({ value, tone, compared }): YAxisPlotLinesOptions => ({
      value,
      color: lineColor(tone, compared),
      width: compared ? 2 : 2.5,
      dashStyle: ({ now: 'Solid', previous: 'ShortDot', national: 'Dash' } as const)[
        compared ?? 'now'
      ],
      zIndex: 4,
    }),
  );
  return {
    ...(references.length > 0 && {
      softMax: Math.max(...references.map(({ value }) => value)),
    }),
    plotLines: [zeroLine, ...lines],
  };
}
