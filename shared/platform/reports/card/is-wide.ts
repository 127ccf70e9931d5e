import { type ReportDefinition, withRowsBy } from '@portal/contract/reports';
import type { ReportSource } from '../source/report-source.ts';
import type { ReportView } from '../view/report-view.ts';

/** Maximum number of columns, besides the row names, that fit into half a row of the page. */
const mostInHalf = 4;

/**
 * Returns whether a report needs a whole row of the page; comparisons widen its table and its
 * chart.
 */
export function isWide(
  { rowLinks = [] }: Pick<ReportSource, 'rowLinks'>,
  report: ReportDefinition,
  view: ReportView,
): boolean {
  const { shape, facts = [], columns, links = [] } = withRowsBy(report, view.rowsBy);
  // The name of a location or dealer is long, and its code needs a column too.
  const names = view.rowsBy ? 2 : facts.length;
  const count = names + columns.length + links.filter((link) => rowLinks.includes(link)).length;
  const isNarrow = shape === 'summary' || count <= mostInHalf;
  return !isNarrow || view.compared.length > 0;
}
