import type { ReportDefinition, ReportParameters } from '@portal/contract/reports';

/** The restrictions of a report; a filter that restricts nothing is absent. */
export type Filters<Name extends string = string> = Readonly<
  Partial<Record<Name, readonly string[]>>
>;

/** A requested report, with the filters of its area. */
export type RequestedReport = ReportParameters & Readonly<Record<string, unknown>>;

/**
 * Reads a report's filters. A filter restricts nothing if it is missing or empty, if its report
 * does not have it, or if it lists every possible value, which means "all".
 *
 * @param allValues the values of each filter that has a list of them
 */
export const filtersOf = (
  { filters }: Pick<ReportDefinition, 'filters'>,
  allValues: Filters,
  parameters: RequestedReport,
): Filters =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const chosen = listOf(parameters[name]);
      const isAll = allValues[name]?.every((value) => chosen.includes(value)) ?? false;
      return chosen.length === 0 || isAll ? [] : [[name, chosen]];
    }),
  );

/**
 * Returns the values of a requested filter, whose form was validated before; none if it is missing.
 */
export const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);
