import { type HistoryAccount, mostHistoryAccounts } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName } from '../../../selections/place-names.ts';

interface ReadAccountsOptions {
  readonly keyword?: string;
  /** The number of one account. */
  readonly account?: string;
}

/** Reads the accounts that have units, by name, or the account with the given number. */
export async function readAccounts(
  db: Kysely<Schema>,
  { keyword = '', account }: ReadAccountsOptions,
): Promise<HistoryAccount[]> {
  const { rows } = await sql<HistoryAccount>`
    select a.nonsig as account, ${fleetName} as fleet_name
    from accounts a
    where ${account === undefined ? sql`true` : sql`a.nonsig = ${account}`}
      and exists (
        select from ${unguardedTable('units')} u where u.account_id = a.id and u.deleted_at is null)
      and ${holdsKeyword(keyword.trim(), [sql`a.name`, sql`a.nonsig`])}
    order by ${fleetName} collate "und-x-icu", a.nonsig collate "C"
    limit ${mostHistoryAccounts}`.execute(db);
  return rows;
}
