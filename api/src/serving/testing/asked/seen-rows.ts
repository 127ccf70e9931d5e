import type { FleetType } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { type Raw, viewOf } from '../../../modules/fleet-dashboard/testing/raw-records.ts';
import type { NamedRows } from './asked.ts';

type View = ReturnType<typeof viewOf>;

/** Rows that everybody keeps for themselves. */
const kept = [
  'dashboard_templates',
  'favorite_reports',
  'generated_reports',
  'survey_mails',
  'idempotency_keys',
] as const;
const records = ['invoice_lines', 'service_calls', 'casings'] as const;
const ofAccounts = [
  'units',
  'unit_owners',
  'row_changes',
  'locations',
  'location_groups',
  'location_regions',
] as const;
/** Sums of an account that say nothing of the dealer. */
const sums = ['purchase_days', 'product_months'] as const;

/**
 * Takes out of a database whatever a person may not see, worked out row by row, as if nobody else
 * had ever been there. Sums of whole fleet types stay: anybody may see them.
 */
export async function keepSeenAlone(
  { kysely }: Pick<Database, 'kysely'>,
  raw: Raw,
  login: string,
): Promise<void> {
  const user = raw.users.find((each) => each.login === login);
  const view = viewOf(raw, login);
  const accounts = raw.accounts.flatMap(({ id }) => (view.account(id) ? [id] : []));
  const dealers = raw.dealers.flatMap(({ id }) => (view.dealer(id) ? [id] : []));
  const seesWhole = dealers.length === raw.dealers.length;
  await kysely.connection().execute(async (db) => {
    // Triggers would take the rows out of the nation's sums, and refuse what others refer to.
    await sql`set session_replication_role = replica`.execute(db);
    for (const table of records) {
      await sql`
        delete from ${sql.table(table)}
        where not (account_id = any (${accounts}::int[]) and dealer_id = any (${dealers}::int[]))`.execute(
        db,
      );
    }
    await sql`delete from casing_events where casing_id not in (select id from casings)`.execute(
      db,
    );
    await sql`
      delete from surveys
      where not account_id = any (${accounts}::int[])
        or kind = 'dealer' and not dealer_id = any (${dealers}::int[])`.execute(db);
    await sql`delete from unit_inspections where survey_id not in (select id from surveys)`.execute(
      db,
    );
    for (const table of sums) {
      await sql`
        delete from ${sql.table(table)}
        where ${!seesWhole} or not account_id = any (${accounts}::int[])`.execute(db);
    }
    for (const table of ofAccounts) {
      await sql`
        delete from ${sql.table(table)} where not account_id = any (${accounts}::int[])`.execute(
        db,
      );
    }
    await sql`delete from accounts where not id = any (${accounts}::int[])`.execute(db);
    await sql`
      delete from dealers where id not in (
        select dealer_id from invoice_lines union select dealer_id from service_calls
        union select dealer_id from casings
        union select dealer_id from surveys where dealer_id is not null)`.execute(db);
    for (const table of kept) {
      await sql`delete from ${sql.table(table)} where user_id <> ${user?.id ?? 0}`.execute(db);
    }
    await sql`set session_replication_role = origin`.execute(db);
  });
}

/** No row has it. */
const unknown = 999_999_999;

type Place = Pick<NamedRows, 'account' | 'fleetType' | 'location' | 'dealer' | 'group' | 'region'>;

/** An account that a person sees or does not see, with rows of it that it sees as little. */
export function placeIn(raw: Raw, login: string, isSeen: boolean): Place {
  const view = viewOf(raw, login);
  const places = raw.accounts.flatMap((account): Place[] => {
    const fleetType: FleetType | null = account.fleet_type;
    if (fleetType === null || view.account(account.id) !== isSeen) return [];
    const locations = raw.locations.filter(({ account_id }) => account_id === account.id);
    const grouped = locations.find(({ group_id, region_id }) => group_id && region_id);
    const location = grouped ?? locations[0];
    const dealer = dealersOf(raw, account.id).find((id) => !isSeen || view.dealer(id));
    if (!location || !dealer) return [];
    return [
      {
        account: account.nonsig,
        fleetType,
        location: location.id,
        dealer,
        group: location.group_id ?? unknown,
        region: location.region_id ?? unknown,
      },
    ];
  });
  const [found] = places.sort((a, b) => Number(a.group === unknown) - Number(b.group === unknown));
  if (!found) throw new Error(`The demo data has no such account for ${login}.`);
  return found;
}

/** A dealer in an account's records whose work there a person does not see, if there is one. */
export function hiddenDealer(raw: Raw, login: string, nonsig: string): number {
  const account = raw.accounts.find((each) => each.nonsig === nonsig);
  const view: View = viewOf(raw, login);
  return dealersOf(raw, account?.id ?? 0).find((id) => !view.dealer(id)) ?? unknown;
}

const dealersOf = (raw: Raw, account: number): number[] => [
  ...(raw.dealersByAccount.get(account) ?? []),
];
