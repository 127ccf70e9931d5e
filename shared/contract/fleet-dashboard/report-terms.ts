import type { ReportDefinition } from '../reports/report-definition.ts';
import type { filterValues, ReportFilter, Tab } from './vocabulary.ts';

/** Kinds of records behind the figures: invoice lines, service calls and casings. */
export const recordKinds = ['lines', 'calls', 'casings'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The dashboard's vocabulary for report definitions. */
export interface DashboardTerms {
  readonly tab: Tab;
  readonly records: RecordKind;
  readonly filter: ReportFilter;
  readonly listed: keyof typeof filterValues;
  /** A link to the provider's service history of a row, or to its heat map of the counted calls. */
  readonly link: 'service_history' | 'heat_map';
}

/** A report of the dashboard. */
export type DashboardReport = ReportDefinition<DashboardTerms>;

/** Types a definition while preserving its literal names. */
export const defineReport = <const Definition extends DashboardReport>(
  definition: Definition,
): Definition => definition;
