import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import type { Comparison, ShownRow } from '@portal/contract/reports';
import type { OnView, ReportView } from '../../figures/view/report-view.ts';

export interface ReportTableProps {
  readonly definition: DashboardReport;
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  /** What the rows are compared with. */
  readonly compared: readonly Comparison[];
  readonly view: Pick<ReportView, 'sort' | 'opened'>;
  readonly onView: OnView;
}
