import type { YAxisOptions } from 'highcharts';
import type { ChartDrawing } from '../chart-types.ts';
import { lineColor } from './tones.ts';

/** The lines across all bars, above them; the scale reaches as far as they do. */
export function referenceLines({
  references = [],
}: ChartDrawing): Pick<YAxisOptions, 'plotLines' | 'softMax'> {
  if (references.length === 0) return {};
  return {
    softMax: Math.max(...references.map(({ value }) => value)),
    plotLines: references.map(({ value, tone, compared }) => ({
      value,
      color: lineColor(tone, compared),
      width: compared ? 2 : 2.5,
      dashStyle: ({ now: 'Solid', previous: 'ShortDot', national: 'Dash' } as const)[
        compared ?? 'now'
      ],
      zIndex: 4,
    })),
  };
}
