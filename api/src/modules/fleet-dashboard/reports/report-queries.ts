import type { ReportType } from '@portal/contract/fleet-dashboard';
import type { ReportQuery } from './report-query.ts';
import { retreadVsNewQuery } from './retread-vs-new.ts';
import { topProductsQuery } from './top-products.ts';

/** How each report of the contract is computed. */
export const reportQueries: Readonly<Record<ReportType, ReportQuery>> = {
  retread_vs_new: retreadVsNewQuery,
  top_products: topProductsQuery,
};
