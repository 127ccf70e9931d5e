import type { DashboardReport, SavedPart } from '@portal/contract/fleet-dashboard';
import type { Comparison } from '@portal/contract/reports';
import {
  displayModes,
  type PartMode,
  type ReportFilters,
  sortFields,
  type ViewChange,
} from '@portal/platform/reports/view';
import type { Sort } from '@portal/platform/ui';

const comparedOf = (part: SavedPart): Readonly<Record<Comparison, boolean>> => ({
  previous: part.graph_compare_by_previous === true,
  national: part.graph_compare_by_NA === true,
});

/** The field that stands at the saved place among the columns, which only the definition knows. */
function sortOf(definition: DashboardReport, part: SavedPart): Sort | null {
  const { rows_by: rowsBy = null, sort_number: place, sort_direction: direction = 'asc' } = part;
  const { previous, national } = comparedOf(part);
  const compared: Comparison[] = [
    ...(previous ? (['previous'] as const) : []),
    ...(national ? (['national'] as const) : []),
  ];
  const fields = sortFields(definition, { rowsBy, compared });
  const field = place === undefined ? undefined : fields[place - 1];
  return field ? { field, direction } : null;
}

/** What a combined report shows of a saved report. */
export const modeOf = ({ display_mode }: SavedPart): PartMode => display_mode ?? 'both';

/** How a saved report was looked at, as a change from how every report is looked at first. */
export function restoredView(definition: DashboardReport, part: SavedPart): ViewChange {
  const filters: ReportFilters = Object.fromEntries(
    definition.filters.map((filter) => [filter, part[filter] ?? []]),
  );
  return {
    mode: displayModes.find((mode) => mode === part.display_mode) ?? 'both',
    period: part.period ?? 'month',
    sort: sortOf(definition, part),
    compared: comparedOf(part),
    filters,
    rowsBy: part.rows_by ?? null,
    selected: part.selected_month ?? null,
    opened: new Set(part.opened_rows ?? []),
    comment: part.comment ?? '',
  };
}
