import type { Asked } from './chosen-lines.ts';
import { periodComputations, periodReport } from './period-reports.ts';
import { topProducts } from './top-products.ts';

const isByPeriod = (type: string): type is keyof typeof periodComputations =>
  Object.hasOwn(periodComputations, type);

/**
 * A report once more, in plain loops over raw rows and whole cents, so that a mistake in the SQL
 * does not repeat itself here.
 */
export function secondComputation(asked: Asked) {
  const { report_type } = asked.report;
  if (report_type === 'top_products') return { report_type, ...topProducts(asked) };
  if (!isByPeriod(report_type)) throw new Error(`No second computation of ${report_type}`);
  return { report_type, ...periodReport(asked, periodComputations[report_type]) };
}
