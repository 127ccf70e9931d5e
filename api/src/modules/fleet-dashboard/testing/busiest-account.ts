import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { baseOf } from './demo-api.ts';
import { type Raw, viewOf } from './raw-records.ts';

/**
 * The choice of twelve months of a whole account: of those that a user sees, the one with the most
 * visible casings.
 */
export function busiestAccount(raw: Raw, login: string): BaseParameters {
  const view = viewOf(raw, login);
  const casings = new Map<number, number>();
  for (const { account_id, dealer_id } of raw.casings)
    if (view.dealer(dealer_id)) casings.set(account_id, (casings.get(account_id) ?? 0) + 1);
  const [busiest] = raw.accounts
    .flatMap(({ id, fleet_type, nonsig }) =>
      fleet_type && view.account(id)
        ? [{ casings: casings.get(id) ?? 0, fleet_type, account: nonsig }]
        : [],
    )
    .sort((one, other) => other.casings - one.casings);
  if (!busiest) throw new Error(`${login} sees no account`);
  const { fleet_type, account } = busiest;
  return baseOf({ fleet_type, account });
}
