import {
  type Comparison,
  comparedFields,
  comparedInRows,
  type ReportDefinition,
  withRowsBy,
} from '@portal/contract/reports';
import type { ReportView } from './report-view.ts';

/** The fields that a report's table can be sorted by, in the order of its columns. */
export function sortFields(
  report: ReportDefinition,
  { rowsBy, compared }: Pick<ReportView, 'rowsBy' | 'compared'>,
): string[] {
  const { lead, facts = [], columns, shape } = withRowsBy(report, rowsBy);
  if (shape === 'summary') return [];
  const inRows: readonly Comparison[] = comparedInRows(compared, rowsBy);
  const figures = columns.flatMap((column) => comparedFields(column, inRows));
  return [lead, ...facts, ...figures].map(({ field }) => field);
}
