import { filterValues, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { defineReportArea } from '../../reports/define-report-area.ts';
import { callRecords } from './records/call-records.ts';
import { casingRecords } from './records/casing-records.ts';
import { lineRecords } from './records/line-records.ts';
import type { DashboardSubject } from './reports/dashboard-subject.ts';
import { dashboardSums } from './reports/dashboard-sums.ts';

/** The dashboard as a report area for the engine. */
export const dashboard = defineReportArea<DashboardSubject>({
  definitions: reportDefinitions,
  filterValues,
  sums: dashboardSums,
  records: { lines: lineRecords, calls: callRecords, casings: casingRecords },
});
