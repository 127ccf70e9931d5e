import type { ReportDefinition, ReportParameters } from '@portal/contract/reports';
import type { ReportView } from './report-view.ts';

/** The part of a view that determines the figures. */
export type AskedView = Pick<ReportView, 'period' | 'filters' | 'compared' | 'rowsBy'>;

/** Returns the parameters that a card requests, including the filters of its area. */
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
