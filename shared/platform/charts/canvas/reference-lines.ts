import type { YAxisOptions, YAxisPlotLinesOptions } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { lineColor } from './tones.ts';

/** The baseline of the bars, also when some are negative. */
const zeroLine: YAxisPlotLinesOptions = {
  value: 0,
  color: 'var(--portal-chart-axis)',
  width: 1,
  zIndex: 3,
};

/**
 * Returns the lines across all bars: the zero line and, above it, the reference values. The scale
 * extends to include these.
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
