import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import type { WholeSelection } from '../selection/selection.ts';

const copyOf = (ids: readonly number[] | null) => ids && [...ids];

/** Returns the selection in the form that the calls take. */
export const baseOf = ({ fleet, dates, filters }: WholeSelection): BaseParameters => ({
  ...fleet,
  ...dates,
  locations: copyOf(filters.locations),
  nonsigs: copyOf(filters.nonsigs),
  location_groups: [...filters.location_groups],
  location_regions: [...filters.location_regions],
});
