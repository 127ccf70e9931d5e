import type { Comparison, ReportDefinition, ShownRow } from '@portal/contract/reports';
import type { Column } from '../../ui/ui.ts';
import type { OnView, ReportView } from '../view/report-view.ts';

export interface ReportTableProps {
  readonly definition: ReportDefinition;
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow | null;
  /** The comparisons of the rows. */
  readonly compared: readonly Comparison[];
  readonly view: Pick<ReportView, 'sort' | 'opened'>;
  readonly onView: OnView;
  /** Additional columns of the page at the end, such as links from each row. */
  readonly rowLinks?: readonly Column<ShownRow>[];
}
