import { sortedRows } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { DataTable } from '../../ui/ui.ts';
import { nextReportSort } from '../figures/next-report-sort.ts';
import { useFigure } from '../figures/use-figure.ts';
import { useFigureCell } from '../records/use-figure-cell.tsx';
import { useIsLocked } from '../report-lock.ts';
import { columnsFor, textColumns } from './report-columns.ts';
import type { ReportTableProps } from './report-table-props.ts';

/** Maximum height of the table; further rows scroll under the headings. */
const greatestHeight = '44rem';

/**
 * Shows the figures of a report with a row for each name or period, which may expand into finer
 * ones.
 */
export function RowsTable(props: ReportTableProps) {
  const { definition, rows, total, compared, view, onView, rowLinks = [] } = props;
  const { t } = useWords();
  const figure = useFigure();
  const isLocked = useIsLocked();
  const sorted = sortedRows(rows, view.sort, definition);
  const cell = useFigureCell(definition, sorted, total);
  const { columns, shape, inner } = definition;
  const opens = shape === 'periods' || inner !== undefined;

  const shown = [
    ...textColumns(definition, rows, { t, figure }),
    ...columns.flatMap((column) => columnsFor(column, compared, { t, cell })),
    ...rowLinks,
  ];

  return (
    <DataTable
      caption={t(definition.title)}
      columns={shown}
      rows={sorted}
      rowKey={(row) => row.key}
      sort={view.sort}
      sortLocked={isLocked}
      onSort={(sort) => onView({ sort: nextReportSort(shown, view.sort, sort) })}
      expansion={
        opens
          ? {
              rowsOf: (row) => row.inner,
              label: ({ lead }) =>
                inner
                  ? t('shell:report.parts_of', { name: lead, part: t(inner.label) })
                  : t('shell:report.weeks_of', { month: lead }),
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
