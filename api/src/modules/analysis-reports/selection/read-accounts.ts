import { mostAccounts, type SelectedAccount } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { fleetName } from '../../../selections/place-names.ts';

const columns = sql`
  a.id as account_id, a.nonsig as account, ${fleetName} as fleet_name, a.account_type, a.country`;
const order = sql`${fleetName} collate "und-x-icu", a.id`;

export interface AccountFilters {
  readonly keyword?: string;
  readonly account_types?: readonly number[];
  readonly country?: string;
}

const ofFilters = ({ keyword = '', account_types = [], country }: AccountFilters) => sql`
  from accounts a
  where ${holdsKeyword(keyword.trim(), [sql`a.name`, sql`a.nonsig`])}
    ${account_types.length > 0 ? sql`and a.account_type = any (${[...account_types]}::int[])` : sql``}
    ${country === undefined ? sql`` : sql`and a.country = ${country}`}`;

/** Reads a page of the accounts that the user sees, by name. */
export const readAccounts = (
  db: Kysely<Schema>,
  filters: AccountFilters,
  page: PageRequest,
): Promise<Page<SelectedAccount>> =>
  readPage(db, { columns, rows: ofFilters(filters), order }, page);

/** Counts how many of the accounts pass the filters. */
export async function countSelected(
  db: Kysely<Schema>,
  filters: AccountFilters,
  accounts: readonly number[],
): Promise<number> {
  if (accounts.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${ofFilters(filters)}
      and a.id = any (${[...accounts]}::int[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Reads the accounts with these ids that the user sees, by name; all of them if no ids are given.
 */
export async function readNamedAccounts(
  db: Kysely<Schema>,
  ids?: readonly number[],
): Promise<SelectedAccount[]> {
  const { rows } = await sql<SelectedAccount>`
    select ${columns} from accounts a
    ${ids === undefined ? sql`` : sql`where a.id = any (${[...ids]}::int[])`}
    order by ${order} limit ${mostAccounts}`.execute(db);
  return rows;
}

/** Finds the account with a number; null if the user does not see it. */
export async function readVerifiedAccount(
  db: Kysely<Schema>,
  account: string,
): Promise<SelectedAccount | null> {
  const { rows } = await sql<SelectedAccount>`
    select ${columns} from accounts a where a.nonsig = ${account.trim()}`.execute(db);
  return rows[0] ?? null;
}

/** Reads the names of the chosen accounts, in their order; empty if all are chosen. */
export async function readAccountNames(
  db: Kysely<Schema>,
  accounts: readonly number[],
): Promise<string[]> {
  if (accounts.length === 0) return [];
  return (await readNamedAccounts(db, accounts)).map(({ fleet_name }) => fleet_name);
}
