import type { Comparison, ReportDefinition, ShownRow } from '@portal/contract/reports';
import type { Column } from '../../ui/ui.ts';
import type { OnView, ReportView } from '../view/report-view.ts';

export interface ReportTableProps {
  readonly definition: ReportDefinition;
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  /** What the rows are compared with. */
  readonly compared: readonly Comparison[];
  readonly view: Pick<ReportView, 'sort' | 'opened'>;
  readonly onView: OnView;
  /** Columns of the page's own at the end, such as links that lead from a row. */
  readonly rowLinks?: readonly Column<ShownRow>[];
}
