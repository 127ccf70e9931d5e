import type { ReportDefinition } from '../reports/report-definition.ts';
import type { filterValues, ReportFilter, Tab } from './vocabulary.ts';

/** The stored records that figures are made of: lines of invoices, service calls or casings. */
export const recordKinds = ['lines', 'calls', 'casings'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The dashboard's names for what its reports are of. */
export interface DashboardTerms {
  readonly tab: Tab;
  readonly records: RecordKind;
  readonly filter: ReportFilter;
  readonly listed: keyof typeof filterValues;
  /** The provider's service history of a row, and its heat map of what the report counts. */
  readonly link: 'service_history' | 'heat_map';
}

/** A report of the dashboard. */
export type DashboardReport = ReportDefinition<DashboardTerms>;

/** Types a definition without widening its names. */
export const defineReport = <const Definition extends DashboardReport>(
  definition: Definition,
): Definition => definition;
