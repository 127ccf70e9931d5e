import {
  comparisons,
  type ReportDefinition,
  type ReportParameters,
} from '@portal/contract/reports';

/** The parameters of a report that change the shape of the response. */
export type AskedReport = Partial<
  Pick<ReportParameters, 'period' | 'rows_by' | 'graph_compare_by_previous' | 'graph_compare_by_NA'>
>;

/** Returns unique figures for a row, derived from a number that distinguishes rows. */
export const figures = (
  { columns }: ReportDefinition,
  asked: AskedReport,
  base: number,
): Record<string, number> =>
  Object.fromEntries(
    columns.flatMap(({ field, national }, place): [string, number][] => [
      [field, base + place],
      ...(asked.graph_compare_by_previous
        ? [[`${field}${comparisons.previous}`, base + place + 100] as [string, number]]
        : []),
      ...(asked.graph_compare_by_NA && national
        ? [[`${field}${comparisons.national}`, base + place + 200] as [string, number]]
        : []),
    ]),
  );
