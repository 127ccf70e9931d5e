import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { Chart } from '@portal/platform/charts';
import { formatDate, formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { chartSummary } from './chart-summary.ts';
import { cellOf, type ShownRow } from './report-rows.ts';

interface ReportChartProps {
  readonly definition: ReportDefinition;
  readonly rows: readonly ShownRow[];
}

/** The name of a row where there is little room: a week is its first day. */
const placeOf = ({ lead, values }: ShownRow) =>
  values.WeekString ? formatDate(String(values.Date)) : lead;

/** The figures of a report as a chart, in the order of the server, with a summary in words. */
export function ReportChart({ definition, rows }: ReportChartProps) {
  const { t } = useWords();
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  const { orientation, series, floor } = definition.chart;
  const numberAt = (row: ShownRow, field: string) => {
    const value = cellOf(row.values, field);
    return typeof value === 'number' ? value : null;
  };
  return (
    <Chart
      title={t(definition.title)}
      summary={chartSummary(definition, rows, t, currencySymbol)}
      orientation={orientation}
      floor={floor}
      categories={rows.map(placeOf)}
      series={series.map(({ field, label, kind, tone, axis = 'start', format }) => ({
        name: t(label),
        data: rows.map((row) => numberAt(row, field)),
        kind,
        tone,
        axis,
        format,
      }))}
      valueText={(value, format) => formatFigure(value, format, { currencySymbol })}
    />
  );
}
