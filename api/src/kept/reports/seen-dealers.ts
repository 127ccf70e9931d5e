import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import { seesEveryAccount, seesWhole } from '../../scope/scope.ts';
import type { KeptReportRequester } from './kept-report-kind.ts';

/** Reads the ids of the dealers whose work the user sees; null for all. */
export async function readOwnDealers({
  db,
  user,
}: Pick<KeptReportRequester, 'db' | 'user'>): Promise<number[] | null> {
  if (seesWhole(user)) return null;
  const rows = await db.selectFrom('user_nonsigs').select('dealer_id').execute();
  return rows.map(({ dealer_id }) => dealer_id);
}

/**
 * Whether a user may no longer see an account, a unit or the work of a dealer that a report `k`
 * covers.
 */
export const isClosedTo = (user: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${seesEveryAccount(user) ? sql`false` : isBeyondAccounts}
  or exists (
    select from unnest(k.unit_ids) as told (id)
    where not exists (select from units u where u.id = told.id and u.deleted_at is null))
  or ${seesWhole(user) ? sql`false` : isBeyondDealers})`;

const isBeyondAccounts = sql`exists (
  select from unnest(k.account_ids) as told (id) where told.id not in (select a.id from accounts a))`;

const isBeyondDealers = sql`(k.dealer_ids is null or exists (
  select from unnest(k.dealer_ids) as told (id)
  where told.id not in (select n.dealer_id from user_nonsigs n)))`;
