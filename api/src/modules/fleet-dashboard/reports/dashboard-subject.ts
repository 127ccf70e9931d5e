import type { DashboardTerms } from '@portal/contract/fleet-dashboard';
import type { Filters } from '../../../reports/filters.ts';
import type { ReportInput } from '../../../reports/report-input.ts';
import type { Selection } from '../selection.ts';

/** What the dashboard's reports are of. */
export interface DashboardSubject {
  readonly terms: DashboardTerms;
  readonly selection: Selection;
}

export type DashboardInput = ReportInput<DashboardSubject>;
export type DashboardFilters = Filters<DashboardTerms['filter']>;
