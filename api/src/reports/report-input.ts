import {
  type Period,
  type ReportDefinition,
  type ReportParameters,
  type RowsBy,
  reportLimits,
} from '@portal/contract/reports';
import type { QueryContext } from '../scope/find-account.ts';
import { type Filters, filtersOf, type RequestedReport } from './filters.ts';
import type { ReportSelection, ReportSubject } from './report-subject.ts';
import type { Side } from './sides.ts';

/**
 * The input of a report: the caller, the validated selection of records, and the report's own
 * parameters.
 */
export interface ReportInput<Subject extends ReportSubject = ReportSubject> extends QueryContext {
  readonly definition: ReportDefinition<Subject['terms']>;
  readonly selection: Subject['selection'];
  readonly filters: Filters<Subject['terms']['filter']>;
  readonly period: Period;
  /** `location` or `dealer` for such rows instead of the report's own; null for its own. */
  readonly rowsBy: RowsBy | null;
  /** Rows that exist even without records: the values that a filter allows. */
  readonly always: readonly string[];
  /** The current figures, and the requested comparisons that may be shown. */
  readonly sides: readonly Side[];
}

/** Returns the input of a requested report. */
export function reportInput<Subject extends ReportSubject>(
  { filterValues }: { readonly filterValues: Filters },
  asking: QueryContext,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  parameters: RequestedReport,
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
 * Whether a national average was requested, is meaningful and may be shown; an average of few
 * accounts would reveal their figures.
 */
export const showsNational = (
  { columns }: Pick<ReportDefinition, 'columns'>,
  { otherAccounts }: Pick<ReportSelection, 'otherAccounts'>,
  { graph_compare_by_NA }: ReportParameters,
): boolean =>
  graph_compare_by_NA === true &&
  otherAccounts >= reportLimits.nationalAccounts &&
  columns.some(({ national }) => national);
