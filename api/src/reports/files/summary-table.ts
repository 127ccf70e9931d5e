import {
  type Comparison,
  cellOf,
  comparedFields,
  type ReportColumn,
  type ReportDefinition,
  type ReportRow,
} from '@portal/contract/reports';
import type { ExportTable, TableRow } from '../../exports/document.ts';
import type { ReaderTexts } from './reader-texts.ts';

/** Lists the figures of a total, one per row, with their comparisons. */
export function summaryTable(
  { columns }: ReportDefinition,
  total: ReportRow | null,
  compared: readonly Comparison[],
  { t }: ReaderTexts,
): ExportTable {
  const sides = [null, ...compared];
  const rowOf = (column: ReportColumn): TableRow => {
    const fields = comparedFields(column, compared);
    const found = sides.map((side) => fields.find(({ comparison }) => comparison === side));
    return {
      level: 0,
      cells: [
        t(column.label),
        ...found.map((each) => (total && each ? cellOf(total, each.field) : null)),
      ],
      formats: ['text', ...found.map((each) => each?.format ?? column.format)],
    };
  };
  return {
    columns: [
      { heading: t('shell:column.statistic'), format: 'text' },
      ...sides.map((side) => ({
        heading: t(`shell:compare.${side ?? 'current'}`),
        format: 'ratio' as const,
      })),
    ],
    rows: columns.map(rowOf),
  };
}
