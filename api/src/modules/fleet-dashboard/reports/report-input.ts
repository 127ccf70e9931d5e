import type { DashboardReport, ReportParameters } from '@portal/contract/fleet-dashboard';
import { reportLimits } from '@portal/contract/reports';
import type { Asking } from '../../../scope/find-account.ts';
import type { Selection } from '../selection.ts';
import { filtersOf } from './filters.ts';
import type { ReportInput } from './report-query.ts';

/** What a report computes from, by what was asked for it. */
export function reportInput(
  asking: Asking,
  definition: DashboardReport,
  selection: Selection,
  parameters: ReportParameters,
): ReportInput {
  return {
    ...asking,
    definition,
    selection,
    filters: filtersOf(definition, parameters),
    period: parameters.period ?? 'month',
    rowsBy: parameters.rows_by ?? null,
    sides: [
      'current',
      ...(parameters.graph_compare_by_previous ? (['previous'] as const) : []),
      ...(hasNational(definition, selection, parameters) ? (['national'] as const) : []),
    ],
  };
}

/**
 * Whether a national average was asked for, says something and may be shown: one of few would tell
 * about each.
 */
export const hasNational = (
  { columns }: Pick<DashboardReport, 'columns'>,
  { otherAccounts }: Selection,
  { graph_compare_by_NA }: ReportParameters,
): boolean =>
  graph_compare_by_NA === true &&
  otherAccounts >= reportLimits.nationalAccounts &&
  columns.some(({ national }) => national);
