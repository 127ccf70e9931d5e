import {
  type Comparison,
  cellOf,
  comparedFields,
  type ReportColumn,
  type ReportDefinition,
  type ReportRow,
} from '@portal/contract/reports';
import type { ExportTable, TableRow } from '../../exports/document.ts';
import type { Reading } from './reading.ts';

/** The figures of a whole, a row each, beside what they are compared with. */
export function summaryTable(
  { columns }: ReportDefinition,
  total: ReportRow | null,
  compared: readonly Comparison[],
  { t }: Reading,
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
