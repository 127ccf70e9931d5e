import type { Selection } from '../selection/selection.ts';

const sortedIds = (ids: readonly number[] | null) =>
  ids?.toSorted((one, other) => one - other) ?? null;

const canonicalForm = ({ fleet, dates, filters }: Selection): string =>
  JSON.stringify([
    fleet && [fleet.fleet_type, fleet.account],
    dates && [dates.date_type, dates.date_from, dates.date_to],
    [filters.locations, filters.nonsigs, filters.location_groups, filters.location_regions].map(
      sortedIds,
    ),
  ]);

/**
 * Returns whether the chosen base parameters differ from the stored ones. The order in which
 * locations were chosen is ignored.
 */
export const isBaseChanged = (stored: Selection, chosen: Selection): boolean =>
  canonicalForm(stored) !== canonicalForm(chosen);
