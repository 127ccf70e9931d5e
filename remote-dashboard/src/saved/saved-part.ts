import { type DashboardReport, keptLimits, type SavedPart } from '@portal/contract/fleet-dashboard';
import { type PartMode, type ReportView, sortFields } from '@portal/platform/reports/view';
import { parametersOf } from '../figures/parameters-of.ts';

/** Returns a report as it is saved and exported: its request parameters and its view. */
export function savedPartOf(
  definition: DashboardReport,
  view: ReportView,
  mode: PartMode = view.mode,
): SavedPart {
  const { sort, comment, selected, opened } = view;
  return {
    ...parametersOf(definition, view),
    tab_type: definition.tab,
    ...(mode !== 'both' && { display_mode: mode }),
    ...(comment && { comment }),
    ...(selected && { selected_month: selected }),
    // Sorted, so that the order in which rows were opened does not matter.
    ...(opened.size > 0 && { opened_rows: [...opened].sort().slice(0, keptLimits.openedRows) }),
    ...(sort && {
      sort_number: sortFields(definition, view).indexOf(sort.field) + 1,
      sort_direction: sort.direction,
    }),
  };
}
