import type { FleetAccount, FleetType } from '@portal/contract/fleet-dashboard';
import { isSearched } from './found.query.ts';

/** Maximum number of accounts found; the user types more to narrow them down. */
const most = 8;

interface FoundAccount extends FleetAccount {
  readonly fleetType: FleetType;
}

/** Returns the accounts whose name or number contains a text, ignoring case. */
export function findAccounts(
  accounts: Readonly<Partial<Record<FleetType, readonly FleetAccount[]>>> | undefined,
  text: string,
): readonly FoundAccount[] {
  if (!isSearched(text)) return [];
  const wanted = text.toLowerCase();
  return (Object.entries(accounts ?? {}) as [FleetType, readonly FleetAccount[]][])
    .flatMap(([fleetType, list]) => list.map((account) => ({ ...account, fleetType })))
    .filter((account) => account.text.toLowerCase().includes(wanted))
    .slice(0, most);
}
