import type { DashboardReport, ReportParameters } from '@portal/contract/fleet-dashboard';
import { parametersOf as asked, type ReportView } from '@portal/platform/reports/view';

/** What a card asks for; the values of its filters were held against the dashboard's when they were read. */
export const parametersOf = (definition: DashboardReport, view: ReportView): ReportParameters =>
  asked(definition, view) as ReportParameters;
