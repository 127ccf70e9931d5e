import type { DashboardReport, SavedPart } from '@portal/contract/fleet-dashboard';
import { comparedInRows, withRowsBy } from '@portal/contract/reports';
import { parametersOf } from '../figures/report.query.ts';
import type { PartMode } from '../figures/view/part-mode.ts';
import { sortFields } from '../figures/view/report-params.ts';
import type { ReportView } from '../figures/view/report-view.ts';

const columnsOf = (definition: DashboardReport, { rowsBy, compared }: ReportView) =>
  sortFields(withRowsBy(definition, rowsBy), comparedInRows(compared, rowsBy));

/** A report as it is saved and exported: what it is asked for, and what is seen of it. */
export function savedPartOf(
  definition: DashboardReport,
  view: ReportView,
  mode: PartMode = view.mode,
): SavedPart {
  const { sort, comment, selected } = view;
  return {
    ...parametersOf(definition, view),
    tab_type: definition.tab,
    ...(mode !== 'both' && { display_mode: mode }),
    ...(comment && { comment }),
    ...(selected && { selected_month: selected }),
    ...(sort && {
      sort_number: columnsOf(definition, view).indexOf(sort.field) + 1,
      sort_direction: sort.direction,
    }),
  };
}
