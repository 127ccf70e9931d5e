import type { ReportDefinition, ReportParameters } from '@portal/contract/reports';
import type { ReportView } from './report-view.ts';

/** What of a view its figures depend on. */
export type AskedView = Pick<ReportView, 'period' | 'filters' | 'compared' | 'rowsBy'>;

/** What a card asks for, with the filters of its area among it. */
export const parametersOf = (
  definition: ReportDefinition,
  { period, filters, compared, rowsBy }: AskedView,
): ReportParameters => ({
  report_type: definition.type,
  ...(rowsBy ? { rows_by: rowsBy } : definition.shape === 'periods' && { period }),
  ...filters,
  ...(compared.includes('previous') && { graph_compare_by_previous: true }),
  ...(compared.includes('national') && { graph_compare_by_NA: true }),
});
