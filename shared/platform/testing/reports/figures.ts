import {
  comparisons,
  type ReportDefinition,
  type ReportParameters,
} from '@portal/contract/reports';

/** What a report is asked for, as far as it changes the shape of the answer. */
export type AskedReport = Partial<
  Pick<ReportParameters, 'period' | 'rows_by' | 'graph_compare_by_previous' | 'graph_compare_by_NA'>
>;

/** The figures of a row, each with one of its own, from a number that tells rows apart. */
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
