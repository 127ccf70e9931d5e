import type { DashboardReport, ReportParameters } from '@portal/contract/fleet-dashboard';
import { parametersOf as asked, type ReportView } from '@portal/platform/reports/view';

/**
 * Returns the parameters of a card's request. Filter values were checked against the dashboard's
 * when they were read, so the cast is safe.
 */
export const parametersOf = (definition: DashboardReport, view: ReportView): ReportParameters =>
  asked(definition, view) as ReportParameters;
