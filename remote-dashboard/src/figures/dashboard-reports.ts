import {
  type BaseParameters,
  type DashboardReport,
  type fleetDashboardCalls,
  type ReportParameters,
  recordColumns,
} from '@portal/contract/fleet-dashboard';
import type { ReportAnswer } from '@portal/contract/reports';
import { filesOf } from '@portal/platform/http';
import type { AskedReports, ReportSource } from '@portal/platform/reports';
import { call } from '../calls.ts';
import { failureText, isRefusal } from '../failure-text.ts';
import { explanationKeysOf } from './explanation-keys.ts';
import { reportFilters } from './report-filters.ts';
import { tabId } from './tab-id.ts';

async function getReports(
  { base, reports }: AskedReports<BaseParameters, DashboardReport, ReportParameters>,
  signal: AbortSignal,
): Promise<ReportAnswer[]> {
  const [first] = reports;
  if (!first) return [];
  const answer = await call('POST fleet_dashboard/get_reports', {
    signal,
    body: {
      ...frameOf(first.definition, base),
      reports_parameters: reports.map(({ report }) => report),
    },
  });
  return reports.map(({ definition }) => {
    const found = answer.reports.find(({ report_type }) => report_type === definition.type);
    if (!found) throw new Error(`The answer lacks ${definition.type}`);
    return found;
  });
}

const file = filesOf<typeof fleetDashboardCalls>();

/** The dashboard-specific side of reports. */
export const dashboardReports: ReportSource<BaseParameters, DashboardReport, ReportParameters> = {
  name: 'fleet-dashboard',
  filters: reportFilters,
  records: recordColumns,
  rowLinks: ['service_history'],
  getReport: async ({ definition, base, report }, signal) => {
    const [answer] = await getReports({ base, reports: [{ definition, report }] }, signal);
    if (!answer) throw new Error(`The answer lacks ${definition.type}`);
    return answer;
  },
  getReports,
  getRecords: ({ definition, base, request }, signal) =>
    call('POST fleet_dashboard/get_records', {
      signal,
      body: { ...frameOf(definition, base), ...request },
    }),
  exportRecords: ({ definition, base, request }, signal) =>
    file('POST fleet_dashboard/export_records', {
      signal,
      body: { ...frameOf(definition, base), ...request },
    }),
  explain: explanationKeysOf,
  hasUnknown: ({ records }) => records === 'casings',
  failureWord: failureText,
  isRefusal,
};

const frameOf = ({ tab }: DashboardReport, base: BaseParameters) => ({
  tab_id: tabId(),
  base_parameters: base,
  tab_parameters: { tab_type: tab },
});
