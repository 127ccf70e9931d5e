import type { Filters } from './selection.ts';

/** Returns whether the filters exclude anything. */
export const isNarrowed = ({
  locations,
  nonsigs,
  location_groups,
  location_regions,
}: Filters): boolean =>
  locations !== null ||
  nonsigs !== null ||
  location_groups.length > 0 ||
  location_regions.length > 0;
