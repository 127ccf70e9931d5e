import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { yard } from '../../yard/yard.query.ts';

/** Whether all locations may be asked for at once. */
export const accessQuery = queryOptions({
  queryKey: [...yard, 'system level access'],
  queryFn: async ({ signal }) =>
    (await reportCall('GET survey/has_system_level_access', { signal })).has_access,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the filters offer. */
export const homeQuery = queryOptions({
  queryKey: [...yard, 'tire inspection home'],
  queryFn: ({ signal }) => reportCall('GET survey/get_home_page', { signal }),
  staleTime: 5 * 60_000,
});

/** The dealers who surveyed at locations. */
export const dealersQuery = (locations: readonly number[]) =>
  queryOptions({
    queryKey: [...yard, 'surveying dealers', locations],
    queryFn: async ({ signal }) => {
      const body = { locations: [...locations] };
      return (await reportCall('POST survey/get_dealers_locations', { body, signal })).dealers;
    },
    staleTime: 5 * 60_000,
  });
