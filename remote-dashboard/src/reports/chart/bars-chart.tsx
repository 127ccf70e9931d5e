import type { BarChart } from '@portal/contract/fleet-dashboard';
import { Chart } from '@portal/platform/charts';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { comparedFields } from '../compared.ts';
import { isWeek, numberOf, type ShownRow } from '../report-rows.ts';
import { useFigure } from '../use-figure.ts';
import { barsSummary } from './bars-summary.ts';
import type { DrawnFigures } from './drawn-figures.ts';

interface BarsChartProps extends DrawnFigures {
  readonly chart: BarChart;
}

/** The name of a row where there is little room: a week is its first day. */
const placeOf = (row: ShownRow) => (isWeek(row) ? formatDate(String(row.values.Date)) : row.lead);

/** The figures as bars and lines in the order of the server, comparisons beside their own. */
export function BarsChart({ chart, definition, rows, total, compared }: BarsChartProps) {
  const { t } = useWords();
  const figure = useFigure();
  const series = chart.series.flatMap((drawn) =>
    definition.columns
      .filter(({ field }) => field === drawn.field)
      .map((column) => ({ ...drawn, column })),
  );
  return (
    <Chart
      title={t(definition.title)}
      summary={series
        .map(({ column }) => barsSummary(column, { definition, rows, total, compared }, t, figure))
        .join(' ')}
      orientation={chart.orientation}
      stacked={chart.stacked ?? false}
      floor={chart.floor}
      categories={rows.map(placeOf)}
      series={series.flatMap(({ column, kind, tone, axis = 'start' }) =>
        comparedFields(column, compared).map(({ field, comparison }) => ({
          name: comparison
            ? t('compare.named', {
                figure: t(column.label),
                comparison: t(`compare.${comparison}`),
              })
            : t(column.label),
          data: rows.map(({ values }) => numberOf(values, field)),
          kind,
          tone,
          axis,
          format: column.format,
          ...(comparison && { compared: comparison }),
        })),
      )}
      valueText={figure}
    />
  );
}
