import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** Whether the user may request all locations at once. */
export const accessQuery = queryOptions({
  queryKey: [...yardQueryKey, 'system level access'],
  queryFn: async ({ signal }) =>
    (await reportCall('GET survey/has_system_level_access', { signal })).has_access,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The options of the filters. */
export const homeQuery = queryOptions({
  queryKey: [...yardQueryKey, 'tire inspection home'],
  queryFn: ({ signal }) => reportCall('GET survey/get_home_page', { signal }),
  staleTime: 5 * 60_000,
});

/** The dealers with surveys at the given locations. */
export const dealersQuery = (locations: readonly number[]) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'surveying dealers', locations],
    queryFn: async ({ signal }) => {
      const body = { locations: [...locations] };
      return (await reportCall('POST survey/get_dealers_locations', { body, signal })).dealers;
    },
    staleTime: 5 * 60_000,
  });
