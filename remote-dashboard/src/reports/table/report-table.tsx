import type { Comparison, ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { DataTable } from '@portal/platform/ui';
import { isWeek, type ShownRow } from '../report-rows.ts';
import { useFigure } from '../use-figure.ts';
import type { OnView, ReportView } from '../view/report-view.ts';
import { columnsFor } from './report-columns.ts';
import { sortedRows } from './sorted-rows.ts';

/** More rows than fit in here scroll under their headings. */
const greatestHeight = '44rem';

interface ReportTableProps {
  readonly definition: ReportDefinition;
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  readonly compared: readonly Comparison[];
  readonly view: Pick<ReportView, 'sort' | 'opened'>;
  readonly onView: OnView;
}

/** The figures of a report as a table; months open into their weeks. */
export function ReportTable(props: ReportTableProps) {
  const { definition, rows, total, compared, view, onView } = props;
  const { t } = useWords();
  const figure = useFigure();
  const { lead, columns, shape } = definition;
  const isByWeeks = rows.some(isWeek);

  return (
    <DataTable
      caption={t(definition.title)}
      columns={[
        {
          field: lead.field,
          header: t(isByWeeks ? 'column.week' : lead.label),
          sortable: true,
          ...(shape === 'periods' && !isByWeeks && { width: '15rem' }),
          render: (row) => row.lead,
        },
        ...columns.flatMap((column) => columnsFor(column, compared, { t, figure })),
      ]}
      rows={sortedRows(rows, view.sort, definition)}
      rowKey={(row) => row.key}
      sort={view.sort}
      onSort={(sort) => onView({ sort })}
      expansion={
        shape === 'periods'
          ? {
              rowsOf: (row) => row.weeks,
              label: (row) => t('report.weeks_of', { month: row.lead }),
              opened: view.opened,
              onOpened: (opened) => onView({ opened }),
            }
          : undefined
      }
      total={total}
      maxHeight={greatestHeight}
    />
  );
}
