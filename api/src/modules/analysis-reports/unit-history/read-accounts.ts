import { type HistoryAccount, mostHistoryAccounts } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { everyones } from '../../../scope/everyones.ts';
import { fleetName } from '../../../selections/place-names.ts';

interface Wanted {
  readonly keyword?: string;
  /** The number of one account. */
  readonly account?: string;
}

/** The accounts that have units, by name, or the one that is named. */
export async function readAccounts(
  db: Kysely<Schema>,
  { keyword = '', account }: Wanted,
): Promise<HistoryAccount[]> {
  const { rows } = await sql<HistoryAccount>`
    select a.nonsig as account, ${fleetName} as fleet_name
    from accounts a
    where ${account === undefined ? sql`true` : sql`a.nonsig = ${account}`}
      and exists (
        select from ${everyones('units')} u where u.account_id = a.id and u.deleted_at is null)
      and ${holdsKeyword(keyword.trim(), [sql`a.name`, sql`a.nonsig`])}
    order by ${fleetName} collate "und-x-icu", a.nonsig collate "C"
    limit ${mostHistoryAccounts}`.execute(db);
  return rows;
}
