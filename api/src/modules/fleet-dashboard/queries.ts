import type { FleetAccount, FleetType } from '@portal/contract/fleet-dashboard';
import { fleetTypes } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import type { QueryContext } from '../../scope/find-account.ts';
import { accountText } from './account-text.ts';

type AccountsByType = Partial<Record<FleetType, FleetAccount[]>>;

/**
 * Reads the accounts that the wizard offers to the user; a fleet type without accounts has no key.
 */
export async function readAccounts({ db }: QueryContext): Promise<AccountsByType> {
  const { rows } = await sql<FleetAccount & { fleet_type: FleetType }>`
    select a.fleet_type, a.nonsig as value, ${accountText('a')} as text
    from accounts a
    where a.fleet_type is not null
    order by coalesce(a.name, '') collate "und-x-icu", a.nonsig collate "C"`.execute(db);
  const answer: AccountsByType = {};
  for (const type of fleetTypes) {
    const accounts = rows.filter(({ fleet_type }) => fleet_type === type);
    if (accounts.length > 0) answer[type] = accounts.map(({ value, text }) => ({ value, text }));
  }
  return answer;
}

interface LocationPart {
  id: number;
  name: string;
  /** Number of the account's locations in it. */
  locations: number;
}

/** The two ways in which an account divides its locations. */
const divisions = {
  groups: { table: 'location_groups', column: 'l.group_id' },
  regions: { table: 'location_regions', column: 'l.region_id' },
} as const;

/** Reads the groups or regions of an account, by name. */
export async function readParts(
  { db }: Pick<QueryContext, 'db'>,
  accountId: number,
  division: keyof typeof divisions,
): Promise<LocationPart[]> {
  const { table, column } = divisions[division];
  const { rows } = await sql<LocationPart>`
    select p.id, p.name, count(l.id) as locations
    from ${sql.table(table)} p
    left join locations l on l.account_id = p.account_id and ${sql.ref(column)} = p.id
    where p.account_id = ${accountId}
    group by p.id, p.name
    order by p.name collate "und-x-icu", p.id`.execute(db);
  return rows;
}
