import type { ReportType } from '@portal/contract/fleet-dashboard';
import { averageBrandAge } from './average-brand-age.ts';
import { averagePreviousCaps } from './average-previous-caps.ts';
import { avgRollTime } from './avg-roll-time.ts';
import { callsByMonth } from './calls-by-month.ts';
import { callsByState } from './calls-by-state.ts';
import { casingBrandCount } from './casing-brand-count.ts';
import { casingsSubmitted } from './casings-submitted.ts';
import { emergencyService } from './emergency-service.ts';
import { emergencyVsScheduled } from './emergency-vs-scheduled.ts';
import { groupedReport } from './groups.ts';
import { periodReport } from './periods.ts';
import { rejectTireRate } from './reject-tire-rate.ts';
import { rejectedFailures } from './rejected-failures.ts';
import { repairAndRetreadCost } from './repair-and-retread-cost.ts';
import { repairSummary } from './repair-summary.ts';
import type { Computation, ReportQuery } from './report-query.ts';
import { retreadVsNew } from './retread-vs-new.ts';
import { statistics } from './statistics.ts';
import { topProductsQuery } from './top-products.ts';
import { topRetreaders } from './top-retreaders.ts';
import { topServicingDealers } from './top-servicing-dealers.ts';
import { turnaroundTime } from './turnaround-time.ts';

/** How a report is computed by its shape, or by location or dealer. */
const computed =
  (computation: Computation): ReportQuery =>
  (input) =>
    input.definition.shape === 'periods' && !input.rowsBy
      ? periodReport(input, computation)
      : groupedReport(input, computation);

/** How each report of the contract is computed. */
export const reportQueries: Readonly<Record<ReportType, ReportQuery>> = {
  retread_vs_new: computed(retreadVsNew),
  emergency_service: computed(emergencyService),
  emergency_vs_scheduled: computed(emergencyVsScheduled),
  repair_and_retread_cost: computed(repairAndRetreadCost),
  top_products: topProductsQuery,
  top_servicing_dealers: computed(topServicingDealers),
  calls_by_month: computed(callsByMonth),
  calls_by_state: computed(callsByState),
  avg_roll_time: computed(avgRollTime),
  top_retreaders: computed(topRetreaders),
  rejected_failures: computed(rejectedFailures),
  turnaround_time: computed(turnaroundTime),
  repair_summary: computed(repairSummary),
  statistics: computed(statistics),
  casing_brand_count: computed(casingBrandCount),
  average_brand_age: computed(averageBrandAge),
  average_previous_caps: computed(averagePreviousCaps),
  reject_tire_rate: computed(rejectTireRate),
  casings_submitted: computed(casingsSubmitted),
};
