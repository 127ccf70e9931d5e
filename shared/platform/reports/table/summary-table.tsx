import { comparedFields, type ReportColumn } from '@portal/contract/reports';
import { noValue } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { type Column, DataTable } from '../../ui/ui.ts';
import { useFigureCell } from '../records/use-figure-cell.tsx';
import type { ReportTableProps } from './report-table-props.ts';

/** Shows the figures of a total, one per row, beside their comparisons. */
export function SummaryTable({ definition, rows, total, compared }: ReportTableProps) {
  const { t } = useWords();
  const cell = useFigureCell(definition, rows, total);
  const figureIn = (column: ReportColumn, comparison: (typeof compared)[number] | null) => {
    const found = comparedFields(column, compared).find((each) => each.comparison === comparison);
    return total && found ? cell(total, column, found) : noValue;
  };
  const columns: Column<ReportColumn>[] = [
    { field: 'label', header: t('shell:column.statistic'), render: ({ label }) => t(label) },
    ...[null, ...compared].map(
      (comparison): Column<ReportColumn> => ({
        field: comparison ?? 'current',
        header: t(`shell:compare.${comparison ?? 'current'}`),
        align: 'end',
        quiet: comparison !== null,
        render: (column) => figureIn(column, comparison),
      }),
    ),
  ];
  return (
    <DataTable
      caption={t(definition.title)}
      columns={columns}
      rows={definition.columns}
      rowKey={({ field }) => field}
    />
  );
}
