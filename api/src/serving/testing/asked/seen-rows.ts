import type { FleetType } from '@portal/contract/fleet-dashboard';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Raw, viewOf } from '../../../modules/fleet-dashboard/testing/raw-records.ts';
import { guardedTables } from '../../../scope/guards.ts';
import type { RowIds } from './test-inputs.ts';

type View = ReturnType<typeof viewOf>;

/** Tables of rows that belong to one user. */
const kept = [
  'dashboard_templates',
  'devices',
  'favorite_reports',
  'generated_reports',
  'kept_reports',
  'lease_quotes',
  'survey_mails',
  'outbox_letters',
  'outbox_mails',
  'idempotency_keys',
];
/** Sums of an account that do not distinguish dealers. */
const sums = ['purchase_days', 'product_months'];
/** Users and their access stay unchanged. */
export const peopleTables: readonly string[] = [
  'users',
  'user_rights',
  'user_accounts',
  'user_nonsigs',
  'sessions',
  'sign_in_codes',
  'sign_in_networks',
  'sign_in_attempts',
  'password_links',
  'registrations',
  'signing_keys',
];
/** A survey made by a dealer belongs to that dealer; an inspection belongs to its survey. */
const surveyed = ['surveys', 'unit_inspections'];
/**
 * Tables whose rows are visible with the row that they are part of, and the column that refers to
 * it.
 */
const parts = [
  ['casing_events', 'casing_id', 'casings'],
  ['readings', 'inspection_id', 'unit_inspections'],
  ['findings', 'inspection_id', 'unit_inspections'],
  ['checklist_answers', 'inspection_id', 'unit_inspections'],
  ['torque_checks', 'inspection_id', 'unit_inspections'],
  ['tire_changes', 'inspection_id', 'unit_inspections'],
  ['images', 'inspection_id', 'unit_inspections'],
  ['survey_presence', 'survey_id', 'surveys'],
  ['reading_conditions', 'reading_id', 'readings'],
  ['tire_lives', 'tire_id', 'tires'],
  ['removal_conditions', 'removal_id', 'removals'],
  ['mount_wears', 'mount_id', 'mounts'],
  ['mount_wears', 'survey_id', 'surveys'],
  ['mount_wears', 'start_survey_id', 'surveys'],
  ['spec_products', 'spec_id', 'specs'],
] as const;
/**
 * Tables with rules of their own; any other guarded table belongs to an account, and maybe to a
 * dealer.
 */
const ruled = [
  ...kept,
  ...sums,
  ...peopleTables,
  ...surveyed,
  ...parts.map(([table]) => table),
  'accounts',
  'audit_entries',
];

/**
 * Deletes everything that a person may not see from a database, determined row by row, as if no
 * other person had ever existed. Sums of whole fleet types stay, since anybody may see them.
 */
export async function deleteUnseenRows(
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
    // Triggers would subtract the rows from the national sums, and refuse to delete rows that
    // others refer to.
    await sql`set session_replication_role = replica`.execute(db);
    for (const [table, columns] of await recordTables(db)) {
      const unseen = [sql`not account_id = any (${accounts}::int[])`];
      if (columns.includes('dealer_id')) unseen.push(sql`not dealer_id = any (${dealers}::int[])`);
      await sql`delete from ${sql.table(table)} where ${sql.join(unseen, sql` or `)}`.execute(db);
    }
    await sql`
      delete from surveys
      where not account_id = any (${accounts}::int[])
        or kind = 'dealer' and not dealer_id = any (${dealers}::int[])`.execute(db);
    await sql`delete from unit_inspections where survey_id not in (select id from surveys)`.execute(
      db,
    );
    for (const [table, column, whole] of parts) {
      await sql`
        delete from ${sql.table(table)}
        where ${sql.ref(column)} not in (select id from ${sql.table(whole)})`.execute(db);
    }
    for (const table of sums) {
      await sql`
        delete from ${sql.table(table)}
        where ${!seesWhole} or not account_id = any (${accounts}::int[])`.execute(db);
    }
    await sql`delete from accounts where not id = any (${accounts}::int[])`.execute(db);
    await sql`
      delete from dealers where id not in (
        select dealer_id from invoice_lines union select dealer_id from service_calls
        union select dealer_id from casings
        union select dealer_id from surveys where dealer_id is not null)`.execute(db);
    // Read only by administrators.
    await sql`delete from audit_entries`.execute(db);
    for (const table of kept) {
      await sql`delete from ${sql.table(table)} where user_id <> ${user?.id ?? 0}`.execute(db);
    }
    await sql`set session_replication_role = origin`.execute(db);
  });
}

/**
 * Returns the guarded tables that belong to accounts, with their columns.
 *
 * @throws Error for a table without a rule for its rows: a row left by mistake would hide a missing
 * scope
 */
async function recordTables(db: Kysely<Schema>): Promise<[table: string, columns: string[]][]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select t.table_name as table, array_agg(c.column_name::text) as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by t.table_name`.execute(db);
  return rows
    .filter(({ table }) => guardedTables.includes(table) && !ruled.includes(table))
    .map(({ table, columns }) => {
      if (!columns.includes('account_id'))
        throw new Error(`Nobody says which rows of ${table} a person sees: see keepSeenAlone.`);
      return [table, columns];
    });
}

/** An id that no row has. */
const unknown = 999_999_999;

type AccountRows = Pick<
  RowIds,
  'account' | 'accountId' | 'fleetType' | 'location' | 'dealer' | 'group' | 'region'
>;

/**
 * Returns an account that a person sees or does not see, with rows of it that share this
 * visibility.
 */
export function findAccountRows(raw: Raw, login: string, isSeen: boolean): AccountRows {
  const view = viewOf(raw, login);
  const places = raw.accounts.flatMap((account): AccountRows[] => {
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
        accountId: account.id,
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

/**
 * Returns a dealer in an account's records whose work a person does not see, or an unknown id if
 * there is none.
 */
export function hiddenDealer(raw: Raw, login: string, nonsig: string): number {
  const account = raw.accounts.find((each) => each.nonsig === nonsig);
  const view: View = viewOf(raw, login);
  return dealersOf(raw, account?.id ?? 0).find((id) => !view.dealer(id)) ?? unknown;
}

const dealersOf = (raw: Raw, account: number): number[] => [
  ...(raw.dealersByAccount.get(account) ?? []),
];
