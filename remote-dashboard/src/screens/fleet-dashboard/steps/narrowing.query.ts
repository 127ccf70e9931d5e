import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import type { Fleet } from '../../../selection/selection.ts';

/** A group or region of an account, with its number of locations. */
export interface Narrowing {
  readonly id: number;
  readonly name: string;
  readonly locations: number;
}

export const groupsQuery = (fleet: Fleet) =>
  queryOptions({
    queryKey: ['location-groups', fleet],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<readonly Narrowing[]> => {
      const path = 'POST fleet_dashboard/get_customer_location_groups';
      return (await call(path, { body: fleet, signal })).groups;
    },
  });

export const regionsQuery = (fleet: Fleet) =>
  queryOptions({
    queryKey: ['location-regions', fleet],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<readonly Narrowing[]> => {
      const path = 'POST fleet_dashboard/get_customer_location_regions';
      return (await call(path, { body: fleet, signal })).regions;
    },
  });
