import type { FleetAccount, FleetType } from '@portal/contract/fleet-dashboard';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** By fleet type; a type without any is left out. */
export type Accounts = Readonly<Partial<Record<FleetType, readonly FleetAccount[]>>>;

/** The accounts that the user may see, by fleet type. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  staleTime: 300_000,
  queryFn: ({ signal }) => call('GET fleet_dashboard/get_accounts', { signal }),
});
