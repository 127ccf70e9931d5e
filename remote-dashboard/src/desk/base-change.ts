import type { Selection } from '../selection/selection.ts';

const inOrder = (ids: readonly number[] | null) =>
  ids?.toSorted((one, other) => one - other) ?? null;

const inOneForm = ({ fleet, dates, filters }: Selection): string =>
  JSON.stringify([
    fleet && [fleet.fleet_type, fleet.account],
    dates && [dates.date_type, dates.date_from, dates.date_to],
    [filters.locations, filters.nonsigs, filters.location_groups, filters.location_regions].map(
      inOrder,
    ),
  ]);

/**
 * Whether the base parameters that were chosen are others than those stored. In which order
 * locations were chosen makes no difference.
 */
export const isBaseChanged = (stored: Selection, chosen: Selection): boolean =>
  inOneForm(stored) !== inOneForm(chosen);
