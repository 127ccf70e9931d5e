import type { Asked, Owned } from './chosen-records.ts';
import type { Computation } from './computation.ts';
import { computed } from './compute.ts';
import { durabilityReports } from './durability-reports.ts';
import { purchaseReports } from './purchase-reports.ts';
import { retreadingReports } from './retreading-reports.ts';
import { serviceReports } from './service-reports.ts';

/**
 * A report once more, in plain loops over raw rows and whole cents, so that a mistake in the SQL
 * does not repeat itself here.
 */
export function secondComputation(asked: Asked) {
  const { report_type } = asked.report;
  const among = <Item extends Owned>(reports: Readonly<Record<string, Computation<Item>>>) => {
    const computation = reports[report_type];
    return computation && computed(computation, asked);
  };
  const answer =
    among(purchaseReports) ??
    among(serviceReports) ??
    among(retreadingReports) ??
    among(durabilityReports);
  if (!answer) throw new Error(`No second computation of ${report_type}`);
  return { report_type, ...answer };
}
