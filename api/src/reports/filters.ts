import type { ReportDefinition, ReportParameters } from '@portal/contract/reports';

/** What a report is restricted to; a filter that restricts nothing is not there. */
export type Filters<Name extends string = string> = Readonly<
  Partial<Record<Name, readonly string[]>>
>;

/** A report as it was asked for, with the filters of its area. */
export type AskedReport = ReportParameters & Readonly<Record<string, unknown>>;

/**
 * Reads a report's filters. One that is missing or empty restricts nothing, and neither does one
 * that its report does not have, nor one that lists every value there is: that is "all".
 *
 * @param allValues the values of each filter that has a list of them
 */
export const filtersOf = (
  { filters }: Pick<ReportDefinition, 'filters'>,
  allValues: Filters,
  parameters: AskedReport,
): Filters =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const chosen = listOf(parameters[name]);
      const isAll = allValues[name]?.every((value) => chosen.includes(value)) ?? false;
      return chosen.length === 0 || isAll ? [] : [[name, chosen]];
    }),
  );

/** The values of a filter as it was asked for, whose form was checked; none where it is missing. */
export const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);
