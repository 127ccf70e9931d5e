import {
  type Period,
  type ReportDefinition,
  type ReportParameters,
  type RowsBy,
  reportLimits,
} from '@portal/contract/reports';
import type { Asking } from '../scope/find-account.ts';
import { type AskedReport, type Filters, filtersOf } from './filters.ts';
import type { ReportSelection, ReportSubject } from './report-subject.ts';
import type { Side } from './sides.ts';

/** What a report computes from: who asks, the checked choice of records, and its own parameters. */
export interface ReportInput<Subject extends ReportSubject = ReportSubject> extends Asking {
  readonly definition: ReportDefinition<Subject['terms']>;
  readonly selection: Subject['selection'];
  readonly filters: Filters<Subject['terms']['filter']>;
  readonly period: Period;
  /** A row for each location or dealer instead of the report's own; null for those. */
  readonly rowsBy: RowsBy | null;
  /** The rows that are there without a record too: the values that a filter lets through. */
  readonly always: readonly string[];
  /** The current figures, and the comparisons that were asked for and may be shown. */
  readonly sides: readonly Side[];
}

/** What a report computes from, by what was asked for it. */
export function reportInput<Subject extends ReportSubject>(
  { filterValues }: { readonly filterValues: Filters },
  asking: Asking,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  parameters: AskedReport,
): ReportInput<Subject> {
  const filters = filtersOf(definition, filterValues, parameters);
  const rowsBy = parameters.rows_by ?? null;
  const { values } = definition.lead;
  return {
    ...asking,
    definition,
    selection,
    filters: filters as Filters<Subject['terms']['filter']>,
    period: parameters.period ?? 'month',
    rowsBy,
    always: rowsBy || !values ? [] : (filters[values] ?? filterValues[values] ?? []),
    sides: [
      'current',
      ...(parameters.graph_compare_by_previous ? (['previous'] as const) : []),
      ...(showsNational(definition, selection, parameters) ? (['national'] as const) : []),
    ],
  };
}

/**
 * Whether a national average was asked for, says something and may be shown: one of few would tell
 * about each.
 */
export const showsNational = (
  { columns }: Pick<ReportDefinition, 'columns'>,
  { otherAccounts }: Pick<ReportSelection, 'otherAccounts'>,
  { graph_compare_by_NA }: ReportParameters,
): boolean =>
  graph_compare_by_NA === true &&
  otherAccounts >= reportLimits.nationalAccounts &&
  columns.some(({ national }) => national);
