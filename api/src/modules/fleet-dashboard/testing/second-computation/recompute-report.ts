import type { RecordOwners, ReportRequest } from './chosen-records.ts';
import type { Computation } from './computation.ts';
import { computeFigures } from './compute.ts';
import { durabilityReports } from './durability-reports.ts';
import { purchaseReports } from './purchase-reports.ts';
import { retreadingReports } from './retreading-reports.ts';
import { serviceReports } from './service-reports.ts';

/**
 * Recomputes a report in plain loops over raw rows and whole cents, so that it does not repeat
 * mistakes in the SQL.
 */
export function recomputeReport(asked: ReportRequest) {
  const { report_type } = asked.report;
  const among = <Item extends RecordOwners>(
    reports: Readonly<Record<string, Computation<Item>>>,
  ) => {
    const computation = reports[report_type];
    return computation && computeFigures(computation, asked);
  };
  const answer =
    among(purchaseReports) ??
    among(serviceReports) ??
    among(retreadingReports) ??
    among(durabilityReports);
  if (!answer) throw new Error(`No second computation of ${report_type}`);
  return { report_type, ...answer };
}
