import type { Period, ReportColumn, ReportDefinition } from '@portal/contract/fleet-dashboard';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { type Column, DataTable, type Sort } from '@portal/platform/ui';
import { cellOf, type ShownRow, sortedRows } from './report-rows.ts';

/** More rows than these scroll under their headings. */
const mostRows = 16;

interface ReportTableProps {
  readonly definition: ReportDefinition;
  /** What a row is of a report by time. */
  readonly period: Period;
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** The figures of a report as a table; months open into their weeks. */
export function ReportTable(props: ReportTableProps) {
  const { definition, period, rows, total, sort, onSort } = props;
  const { t } = useWords();
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  const { lead, columns, shape } = definition;
  const figure = ({ field, label, format }: ReportColumn): Column<ShownRow> => ({
    field,
    header: t(label),
    align: format === 'text' ? 'start' : 'end',
    sortable: true,
    render: ({ values }) => formatFigure(cellOf(values, field), format, { currencySymbol }),
  });

  return (
    <DataTable
      caption={t(definition.title)}
      columns={[
        {
          field: lead.field,
          header: t(period === 'week' ? 'column.week' : lead.label),
          sortable: true,
          ...(shape === 'periods' && period === 'month' && { width: '15rem' }),
          render: (row) => row.lead,
        },
        ...columns.map(figure),
      ]}
      rows={sortedRows(rows, sort, definition)}
      rowKey={(row) => row.key}
      sort={sort}
      onSort={onSort}
      expansion={
        shape === 'periods'
          ? {
              rowsOf: (row) => row.weeks,
              label: (row) => t('report.weeks_of', { month: row.lead }),
            }
          : undefined
      }
      total={total}
      maxHeight={rows.length > mostRows ? '38rem' : undefined}
    />
  );
}
