import type { ReportType } from '@portal/contract/fleet-dashboard';
import { emergencyServiceQuery } from './emergency-service.ts';
import { emergencyVsScheduledQuery } from './emergency-vs-scheduled.ts';
import { repairAndRetreadCostQuery } from './repair-and-retread-cost.ts';
import type { ReportQuery } from './report-query.ts';
import { retreadVsNewQuery } from './retread-vs-new.ts';
import { topProductsQuery } from './top-products.ts';

/** How each report of the contract is computed. */
export const reportQueries: Readonly<Record<ReportType, ReportQuery>> = {
  retread_vs_new: retreadVsNewQuery,
  emergency_service: emergencyServiceQuery,
  emergency_vs_scheduled: emergencyVsScheduledQuery,
  repair_and_retread_cost: repairAndRetreadCostQuery,
  top_products: topProductsQuery,
};
