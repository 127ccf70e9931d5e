import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { yard } from '../../yard/yard.query.ts';

/** What the filters offer. */
export const homeQuery = queryOptions({
  queryKey: [...yard, 'checkpoint home'],
  queryFn: ({ signal }) => reportCall('GET checkpoint/get_home_page', { signal }),
  staleTime: 5 * 60_000,
});

/** The locations with crossings of accounts. */
export const locationsQuery = (accounts: readonly string[]) =>
  queryOptions({
    queryKey: [...yard, 'checkpoint locations', accounts],
    queryFn: async ({ signal }) => {
      const body = { accounts: [...accounts] };
      return (await reportCall('POST checkpoint/get_customer_locations', { body, signal }))
        .customer_locations;
    },
    staleTime: 5 * 60_000,
  });
