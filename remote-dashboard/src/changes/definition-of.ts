import {
  type Change,
  type DashboardReport,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { Measure, ReportColumn } from '@portal/contract/reports';

interface Defined {
  readonly definition: DashboardReport | undefined;
  readonly column: ReportColumn | undefined;
  /** The measure in the numerator of the figure. */
  readonly measure: Measure | undefined;
}

/**
 * Returns the report of a finding, its column, and the measure in the column's numerator; undefined
 * for those unknown to this version.
 */
export function definitionOf({
  report,
  column: field,
}: Pick<Change, 'report' | 'column'>): Defined {
  const definition: DashboardReport | undefined = reportDefinitions.find(
    ({ type }) => type === report.report_type,
  );
  const column = definition?.columns.find((each) => each.field === field);
  const { figure } = column ?? {};
  const measure = figure && 'part' in figure ? definition?.measures[figure.part] : undefined;
  return { definition, column, measure };
}
