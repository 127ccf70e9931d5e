import type { ReportType } from '@portal/contract/fleet-dashboard';
import type { ReportSums } from '../../../reports/figures/report-sums.ts';
import { callSums } from './call-sums.ts';
import { casingSums } from './casing-sums.ts';
import type { DashboardSubject } from './dashboard-subject.ts';
import { purchaseSums } from './purchase-sums.ts';

/** The sums of each report in the contract; a report without sums is a type error. */
export const dashboardSums: Readonly<Record<ReportType, ReportSums<DashboardSubject>>> = {
  ...purchaseSums,
  ...callSums,
  ...casingSums,
};
