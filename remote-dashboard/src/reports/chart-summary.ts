import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { formatFigure } from '@portal/platform/format';
import { cellOf, type ShownRow } from './report-rows.ts';

type Translate = (key: string, params?: Record<string, string>) => string;

/** What a chart shows, in a sentence for each series: its highest and its lowest bar or point. */
export function chartSummary(
  { chart, shape }: ReportDefinition,
  rows: readonly ShownRow[],
  t: Translate,
  currencySymbol: string,
): string {
  return chart.series
    .map(({ field, label, format }) => {
      const points = rows
        .map((row) => ({ name: row.lead, value: cellOf(row.values, field) }))
        .filter(
          (point): point is { name: string; value: number } => typeof point.value === 'number',
        )
        .toSorted((one, other) => one.value - other.value);
      const [lowest, highest] = [points.at(0), points.at(-1)];
      if (!lowest || !highest) return t('chart.no_value', { series: t(label) });
      const text = (value: number) => formatFigure(value, format, { currencySymbol });
      return t(shape === 'ranking' ? 'chart.leader' : 'chart.range', {
        series: t(label),
        high: text(highest.value),
        highest: highest.name,
        low: text(lowest.value),
        lowest: lowest.name,
      });
    })
    .join(' ');
}
