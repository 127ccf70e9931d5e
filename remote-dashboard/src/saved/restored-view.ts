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

/**
 * Returns the field at the saved place among the columns, whose order depends on the definition.
 */
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

/** Returns which parts of a saved report the combined report shows. */
export const modeOf = ({ display_mode }: SavedPart): PartMode => display_mode ?? 'both';

/** Returns the saved view of a report, as a change of the default view. */
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
