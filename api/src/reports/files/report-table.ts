import {
  type Comparison,
  cellOf,
  comparedFields,
  isWeek,
  periodLead,
  type ReportAnswer,
  type ReportDefinition,
  type RowSort,
  type ShownRow,
  sortedRows,
} from '@portal/contract/reports';
import { exportFormats } from '@portal/contract/wire';
import type { CellFormat, ExportTable, TableRow } from '../../exports/document.ts';
import type { ReaderTexts } from './reader-texts.ts';
import type { ReportWithView, SectionSetting } from './report-with-view.ts';
import { summaryTable } from './summary-table.ts';
import type { WrittenRows } from './written-rows.ts';

/** A column of a table with the field of the rows that it shows. */
interface FieldColumn {
  /** Null for the name of the row. */
  readonly field: string | null;
  readonly heading: string;
  readonly format: CellFormat;
  /** Whether it is a comparison of the column before it. */
  readonly isJoined?: boolean;
}

/** The figures of a report as in the table on screen: its columns, rows, order and total. */
export function reportTable(
  { part }: ReportWithView,
  { total }: ReportAnswer,
  { definition, compared, rows }: WrittenRows,
  { reading, format: file }: Pick<SectionSetting, 'reading' | 'format'>,
): ExportTable {
  if (definition.shape === 'summary') return summaryTable(definition, total, compared, reading);
  const columns = fieldColumns(definition, rows, compared, reading);
  const sort = sortOf(columns, definition, part);
  const isBook = file === exportFormats.excel;
  // A workbook uses the plain names of periods, with a note on incomplete ones.
  const named = (row: ShownRow): ShownRow =>
    isBook ? row : { ...row, lead: periodLead(row, reading.t) };
  return {
    columns: columns.map(({ field: _, ...column }) => column),
    rows: [
      ...sortedRows(rows, sort, definition, reading.locale).flatMap((row) => [
        outerRow(named(row), columns, definition, isBook),
        ...row.inner.map((inner) => rowOf(named(inner), columns, 1)),
      ]),
      ...(total ? [totalRow(total, columns, definition, reading)] : []),
    ],
  };
}

function fieldColumns(
  definition: ReportDefinition,
  rows: readonly ShownRow[],
  compared: readonly Comparison[],
  { t }: ReaderTexts,
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
        isJoined: comparison !== null,
      })),
    ),
  ];
}

/** The order chosen on screen, by column number; null for the server's. */
function sortOf(
  columns: readonly FieldColumn[],
  { lead }: ReportDefinition,
  { sort_number, sort_direction = 'asc' }: ReportWithView['part'],
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
    // The total has no texts besides its name; they are not missing values.
    return format === 'text' && !(field in values) ? '' : cellOf(values, field);
  }),
});

/**
 * In a workbook, a month is a date to calculate with; its figures are formatted like their columns.
 */
function outerRow(
  row: ShownRow,
  columns: readonly FieldColumn[],
  { shape }: ReportDefinition,
  isBook: boolean,
): TableRow {
  const written = rowOf(row, columns, 0);
  if (shape !== 'periods' || isWeek(row)) return written;
  if (row.cover && !isBook) return written;
  return {
    ...written,
    cells: [`${row.key}-01`, ...written.cells.slice(1)],
    formats: ['month', ...columns.slice(1).map(({ format }) => format)],
  };
}

const totalRow = (
  values: ShownRow['values'],
  columns: readonly FieldColumn[],
  { shape }: ReportDefinition,
  { t }: ReaderTexts,
): TableRow => ({
  ...rowOf({ lead: t(`shell:report.total_${shape}`), values }, columns, 0),
  isTotal: true,
});
