import {
  type Comparison,
  comparedFields,
  comparedInRows,
  type ReportDefinition,
  withRowsBy,
} from '@portal/contract/reports';
import type { ReportView } from './report-view.ts';

/** Returns the fields by which a report's table can be sorted, in column order. */
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
