import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { reportQuery as query } from '@portal/platform/reports';
import type { ReportView } from '@portal/platform/reports/view';
import type { WholeSelection } from '../selection/selection.ts';
import { dashboardReports } from './dashboard-reports.ts';
import { scopeOf } from './scope-of.ts';

/** The figures of one card. */
export const reportQuery = (
  definition: DashboardReport,
  selection: WholeSelection,
  view: ReportView,
) => query(dashboardReports, definition, scopeOf(selection), view);
