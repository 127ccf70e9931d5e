import type { FleetAccount, FleetType } from '@portal/contract/fleet-dashboard';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import type { Fleet } from './selection.ts';

/** Accounts by fleet type; types without accounts are omitted. */
type Accounts = Readonly<Partial<Record<FleetType, readonly FleetAccount[]>>>;

/** The accounts that the user may see, by fleet type. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  staleTime: 300_000,
  queryFn: ({ signal }) => call('GET fleet_dashboard/get_accounts', { signal }),
});

/** Returns the account of a fleet, or undefined if the user may not see it. */
export const accountOf = (
  accounts: Accounts | undefined,
  fleet: Fleet | null,
): FleetAccount | undefined =>
  fleet ? accounts?.[fleet.fleet_type]?.find(({ value }) => value === fleet.account) : undefined;
