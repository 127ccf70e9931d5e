import {
  type DashboardReport,
  filterValues,
  type ReportFilter,
  type ReportParameters,
} from '@portal/contract/fleet-dashboard';

/** What a report is restricted to; a filter that restricts nothing is not there. */
export type Filters = Readonly<Partial<Record<ReportFilter, readonly string[]>>>;

const allValues: Filters = filterValues;

/**
 * Reads a report's filters. One that is missing or empty restricts nothing, and neither does one
 * that its report does not have, nor one that lists every value there is: that is "all".
 */
export const filtersOf = (
  { filters }: Pick<DashboardReport, 'filters'>,
  parameters: ReportParameters,
): Filters =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const chosen: readonly string[] = parameters[name] ?? [];
      const isAll = allValues[name]?.every((value) => chosen.includes(value)) ?? false;
      return chosen.length === 0 || isAll ? [] : [[name, chosen]];
    }),
  );
