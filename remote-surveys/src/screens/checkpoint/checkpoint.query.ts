import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** The options of the filters. */
export const homeQuery = queryOptions({
  queryKey: [...yardQueryKey, 'checkpoint home'],
  queryFn: ({ signal }) => reportCall('GET checkpoint/get_home_page', { signal }),
  staleTime: 5 * 60_000,
});

/** The locations of accounts that have crossings. */
export const locationsQuery = (accounts: readonly string[]) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'checkpoint locations', accounts],
    queryFn: async ({ signal }) => {
      const body = { accounts: [...accounts] };
      return (await reportCall('POST checkpoint/get_customer_locations', { body, signal }))
        .customer_locations;
    },
    staleTime: 5 * 60_000,
  });
