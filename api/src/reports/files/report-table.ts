import {
  type Comparison,
  cellOf,
  comparedFields,
  comparedIn,
  comparedInRows,
  isWeek,
  type ReportAnswer,
  type ReportDefinition,
  type RowSort,
  rowLead,
  type ShownRow,
  shownRows,
  sortedRows,
  withRowsBy,
} from '@portal/contract/reports';
import type { CellFormat, ExportTable, TableRow } from '../../exports/document.ts';
import type { Reading } from './reading.ts';
import type { SeenReport } from './seen-report.ts';
import { summaryTable } from './summary-table.ts';

/** A column of a table with the field of the rows that it shows. */
interface FieldColumn {
  /** Null: what the rows are called. */
  readonly field: string | null;
  readonly heading: string;
  readonly format: CellFormat;
}

/** What the figures of a part are to be compared with. */
export const wantedComparisons = ({ part }: SeenReport): Comparison[] => [
  ...(part.graph_compare_by_previous ? (['previous'] as const) : []),
  ...(part.graph_compare_by_NA ? (['national'] as const) : []),
];

/** The figures of a report as the table on screen has them: its columns, rows, order and total. */
export function reportTable(
  checked: SeenReport,
  answer: ReportAnswer,
  reading: Reading,
): ExportTable {
  const { part } = checked;
  const rowsBy = part.rows_by ?? null;
  const definition = withRowsBy(checked.definition, rowsBy);
  const wanted = comparedIn(definition, answer, wantedComparisons(checked));
  const compared = comparedInRows(wanted, rowsBy);
  const { total } = answer;
  if (definition.shape === 'summary') return summaryTable(definition, total, compared, reading);
  const rows = shownRows(definition, answer.rows, (row, of) => rowLead(row, of, reading));
  const columns = fieldColumns(definition, rows, compared, reading);
  const sort = sortOf(columns, definition, part);
  return {
    columns: columns.map(({ heading, format }) => ({ heading, format })),
    rows: [
      ...sortedRows(rows, sort, definition, reading.locale).flatMap((row) => [
        outerRow(row, columns, definition),
        ...row.inner.map((inner) => rowOf(inner, columns, 1)),
      ]),
      ...(total ? [totalRow(total, columns, definition, reading)] : []),
    ],
  };
}

function fieldColumns(
  definition: ReportDefinition,
  rows: readonly ShownRow[],
  compared: readonly Comparison[],
  { t }: Reading,
): FieldColumn[] {
  const { lead, facts = [], columns } = definition;
  return [
    {
      field: null,
      heading: t(rows.some(isWeek) ? 'shell:column.week' : lead.label),
      format: 'text',
    },
    ...facts.map(({ field, label }) => ({ field, heading: t(label), format: 'text' as const })),
    ...columns.flatMap((column) =>
      comparedFields(column, compared).map(({ field, comparison, format }) => ({
        field,
        heading: comparison
          ? t('shell:compare.named', {
              figure: t(column.label),
              comparison: t(`shell:compare.${comparison}`),
            })
          : t(column.label),
        format,
      })),
    ),
  ];
}

/** The order that was chosen on screen, by the number of a column; null is that of the server. */
function sortOf(
  columns: readonly FieldColumn[],
  { lead }: ReportDefinition,
  { sort_number, sort_direction = 'asc' }: SeenReport['part'],
): RowSort | null {
  const column = sort_number === undefined ? undefined : columns[sort_number - 1];
  return column ? { field: column.field ?? lead.field, direction: sort_direction } : null;
}

const rowOf = (
  { lead, values }: Pick<ShownRow, 'lead' | 'values'>,
  columns: readonly FieldColumn[],
  level: TableRow['level'],
): TableRow => ({
  level,
  cells: columns.map(({ field, format }) => {
    if (field === null) return lead;
    // The total has no texts beside its name: that is no missing value.
    return format === 'text' && !(field in values) ? '' : cellOf(values, field);
  }),
});

/** A month is a day to calculate with; its figures are as their columns say. */
function outerRow(
  row: ShownRow,
  columns: readonly FieldColumn[],
  { shape }: ReportDefinition,
): TableRow {
  const named = rowOf(row, columns, 0);
  if (shape !== 'periods' || isWeek(row)) return named;
  return {
    ...named,
    cells: [`${row.key}-01`, ...named.cells.slice(1)],
    formats: ['month', ...columns.slice(1).map(({ format }) => format)],
  };
}

const totalRow = (
  values: ShownRow['values'],
  columns: readonly FieldColumn[],
  { shape }: ReportDefinition,
  { t }: Reading,
): TableRow => ({
  ...rowOf({ lead: t(`shell:report.total_${shape}`), values }, columns, 0),
  isTotal: true,
});
