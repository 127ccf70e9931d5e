import { type ReportDefinition, withRowsBy } from '@portal/contract/reports';
import type { ReportSource } from '../source/report-source.ts';
import type { ReportView } from '../view/report-view.ts';

/** Columns beside the names of the rows that half a row of the page has room for. */
const mostInHalf = 4;

/** Whether a report takes a row of its own: comparisons widen its table and its chart. */
export function isWide(
  { rowLinks = [] }: Pick<ReportSource, 'rowLinks'>,
  report: ReportDefinition,
  view: ReportView,
): boolean {
  const { shape, facts = [], columns, links = [] } = withRowsBy(report, view.rowsBy);
  // The name of a place is long, and its code takes a column too.
  const names = view.rowsBy ? 2 : facts.length;
  const count = names + columns.length + links.filter((link) => rowLinks.includes(link)).length;
  const isNarrow = shape === 'summary' || count <= mostInHalf;
  return !isNarrow || view.compared.length > 0;
}
