import type { DashboardTerms, ReportType } from '@portal/contract/fleet-dashboard';
import type { ReportSums } from '../../../reports/figures/report-sums.ts';
import type { Filters } from '../../../reports/filters.ts';
import type { ReportInput } from '../../../reports/report-input.ts';
import type { Selection } from '../selection.ts';

/** The subject of the dashboard's reports. */
export interface DashboardSubject {
  readonly terms: DashboardTerms;
  readonly selection: Selection;
}

/** The sums of some of its reports, by type. */
export type DashboardSums = Readonly<Partial<Record<ReportType, ReportSums<DashboardSubject>>>>;

export type DashboardInput = ReportInput<DashboardSubject>;
export type DashboardFilters = Filters<DashboardTerms['filter']>;
