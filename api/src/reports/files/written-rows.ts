import {
  type Comparison,
  comparedFields,
  comparedIn,
  comparedInRows,
  hasFigures,
  isWeek,
  type ReportAnswer,
  type ReportDefinition,
  rowLead,
  type ShownRow,
  shownRows,
  withRowsBy,
} from '@portal/contract/reports';
import { exportFormats } from '@portal/contract/wire';
import type { SectionSetting, SeenReport } from './seen-report.ts';

/** A report's rows as a file has them. */
export interface WrittenRows {
  /** With rows of locations or dealers, where these were chosen. */
  readonly definition: ReportDefinition;
  /** What the rows are compared with. */
  readonly compared: readonly Comparison[];
  readonly rows: readonly ShownRow[];
  /** Paper has no room for weeks without a record. */
  readonly areWeeksLeftOut: boolean;
}

/** What the figures of a part are to be compared with. */
export const wantedComparisons = ({ part }: SeenReport): Comparison[] => [
  ...(part.graph_compare_by_previous ? (['previous'] as const) : []),
  ...(part.graph_compare_by_NA ? (['national'] as const) : []),
];

/** The rows of a report, each held against the days of the range; a workbook has every week. */
export function writtenRows(
  checked: SeenReport,
  answer: ReportAnswer,
  { range, reading, format }: Pick<SectionSetting, 'range' | 'reading' | 'format'>,
): WrittenRows {
  const rowsBy = checked.part.rows_by ?? null;
  const definition = withRowsBy(checked.definition, rowsBy);
  const compared = comparedInRows(
    comparedIn(definition, answer, wantedComparisons(checked)),
    rowsBy,
  );
  const days = { from: range.date_from, to: range.date_to, through: answer.data_through };
  const leadOf: Parameters<typeof shownRows>[2] = (row, of) => rowLead(row, of, reading);
  const all = shownRows(definition, answer.rows, leadOf, days);
  if (format === exportFormats.excel || definition.shape !== 'periods')
    return { definition, compared, rows: all, areWeeksLeftOut: false };

  const fields = definition.columns.flatMap((column) =>
    comparedFields(column, compared).map(({ field }) => field),
  );
  const withRecords = (rows: readonly ShownRow[]) =>
    rows.filter((row) => !isWeek(row) || hasFigures(row, fields));
  const rows = withRecords(all).map((row) => ({ ...row, inner: withRecords(row.inner) }));
  const count = (some: readonly ShownRow[]) =>
    some.reduce((sum, { inner }) => sum + 1 + inner.length, 0);
  return { definition, compared, rows, areWeeksLeftOut: count(rows) < count(all) };
}
