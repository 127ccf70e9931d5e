import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** The accounts that the user may see, by fleet type. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  staleTime: 300_000,
  queryFn: ({ signal }) => call('GET fleet_dashboard/get_accounts', { signal }),
});
