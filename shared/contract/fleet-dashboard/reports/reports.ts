import type { DashboardReport } from '../report-terms.ts';
import { averageBrandAge } from './average-brand-age.ts';
import { averagePreviousCaps } from './average-previous-caps.ts';
import { avgRollTime } from './avg-roll-time.ts';
import { callsByMonth } from './calls-by-month.ts';
import { callsByState } from './calls-by-state.ts';
import { casingBrandCount } from './casing-brand-count.ts';
import { casingsSubmitted } from './casings-submitted.ts';
import { emergencyService } from './emergency-service.ts';
import { emergencyVsScheduled } from './emergency-vs-scheduled.ts';
import { rejectTireRate } from './reject-tire-rate.ts';
import { rejectedFailures } from './rejected-failures.ts';
import { repairAndRetreadCost } from './repair-and-retread-cost.ts';
import { repairSummary } from './repair-summary.ts';
import { retreadVsNew } from './retread-vs-new.ts';
import { statistics } from './statistics.ts';
import { topProducts } from './top-products.ts';
import { topRetreaders } from './top-retreaders.ts';
import { topServicingDealers } from './top-servicing-dealers.ts';
import { turnaroundTime } from './turnaround-time.ts';

/** Every report of the dashboard, in the order of the tabs. */
export const reportDefinitions = [
  retreadVsNew,
  emergencyService,
  emergencyVsScheduled,
  repairAndRetreadCost,
  topProducts,
  topServicingDealers,
  callsByMonth,
  callsByState,
  avgRollTime,
  topRetreaders,
  rejectedFailures,
  turnaroundTime,
  repairSummary,
  statistics,
  casingBrandCount,
  averageBrandAge,
  averagePreviousCaps,
  rejectTireRate,
  casingsSubmitted,
] as const satisfies readonly DashboardReport[];

export type ReportType = (typeof reportDefinitions)[number]['type'];

export const reportTypes: readonly ReportType[] = reportDefinitions.map(({ type }) => type);
