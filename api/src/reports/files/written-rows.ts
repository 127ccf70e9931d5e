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
import type { ReportWithView, SectionSetting } from './report-with-view.ts';

/** A report's rows for a file. */
export interface WrittenRows {
  /** With rows by location or dealer, if these were chosen. */
  readonly definition: ReportDefinition;
  /** The comparisons of the rows. */
  readonly compared: readonly Comparison[];
  readonly rows: readonly ShownRow[];
  /** Whether weeks without records are omitted, as on paper for want of room. */
  readonly areWeeksLeftOut: boolean;
}

/** Returns the comparisons requested for a part. */
export const wantedComparisons = ({ part }: ReportWithView): Comparison[] => [
  ...(part.graph_compare_by_previous ? (['previous'] as const) : []),
  ...(part.graph_compare_by_NA ? (['national'] as const) : []),
];

/**
 * Returns the rows of a report, with incomplete periods marked by the days of the range; only a
 * workbook has every week.
 */
export function writtenRows(
  checked: ReportWithView,
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
