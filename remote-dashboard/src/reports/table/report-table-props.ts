import type { Comparison, ReportDefinition, ShownRow } from '@portal/contract/fleet-dashboard';
import type { OnView, ReportView } from '../../figures/view/report-view.ts';

export interface ReportTableProps {
  readonly definition: ReportDefinition;
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  /** What the rows are compared with. */
  readonly compared: readonly Comparison[];
  readonly view: Pick<ReportView, 'sort' | 'opened'>;
  readonly onView: OnView;
}
