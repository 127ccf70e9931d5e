import {
  type BaseParameters,
  type DashboardReport,
  type ReportParameters,
  recordColumns,
} from '@portal/contract/fleet-dashboard';
import type { ReportSource } from '@portal/platform/reports';
import { call } from '../calls.ts';
import { failureText, isRefusal } from '../failure-text.ts';
import { reportFilters } from './report-filters.ts';
import { sentencesOn } from './sentences-on.ts';
import { tabId } from './tab-id.ts';

/** What the dashboard's reports have of their own. */
export const dashboardReports: ReportSource<BaseParameters, DashboardReport, ReportParameters> = {
  name: 'fleet-dashboard',
  filters: reportFilters,
  records: recordColumns,
  rowLinks: ['service_history'],
  getReport: async ({ definition, base, report }, signal) => {
    const { reports } = await call('POST fleet_dashboard/get_reports', {
      signal,
      body: { ...frameOf(definition, base), reports_parameters: [report] },
    });
    const answer = reports.find(({ report_type }) => report_type === definition.type);
    if (!answer) throw new Error(`The answer lacks ${definition.type}`);
    return answer;
  },
  getRecords: ({ definition, base, request }, signal) =>
    call('POST fleet_dashboard/get_records', {
      signal,
      body: { ...frameOf(definition, base), ...request },
    }),
  explain: sentencesOn,
  hasUnknown: ({ records }) => records === 'casings',
  failureWord: failureText,
  isRefusal,
};

const frameOf = ({ tab }: DashboardReport, base: BaseParameters) => ({
  tab_id: tabId(),
  base_parameters: base,
  tab_parameters: { tab_type: tab },
});
