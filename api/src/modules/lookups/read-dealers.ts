import { isDealerGroup } from '@portal/contract/portal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { QueryContext } from '../../scope/find-account.ts';

/** Maximum number of dealers in an answer. */
const mostDealers = 1000;

/** The name of a dealer `d`, followed by city and state. */
export const dealerWithPlace = sql<string>`concat_ws(', ', d.name, nullif(d.city, ''), nullif(d.state, ''))`;

/**
 * Internal staff may name every dealer, fleets those that serve their accounts, and dealers only
 * themselves.
 */
function mayName({ group }: Pick<CurrentUser, 'group'>): RawBuilder<SqlBool> {
  if (group === 'GYR' || group === 'SSC') return sql<SqlBool>`true`;
  return isDealerGroup(group)
    ? sql<SqlBool>`d.id in (select own.dealer_id from user_nonsigs own)`
    : sql<SqlBool>`d.id in (select serving.dealer_id from dealer_accounts serving)`;
}

/**
 * Reads dealers as options, sorted by name.
 *
 * @param condition on the dealer `d`
 * @param text that is shown for it
 */
export async function readDealers(
  { db, user }: QueryContext,
  condition: RawBuilder<SqlBool>,
  text: RawBuilder<string> = sql<string>`d.name`,
) {
  const { rows } = await sql<{ value: string; text: string }>`
    select d.nonsig as value, ${text} as text from dealers d
    where ${mayName(user)} and ${condition}
    order by d.name collate "und-x-icu", d.nonsig collate "C"
    limit ${mostDealers + 1}`.execute(db);
  return { options: rows.slice(0, mostDealers), is_limited: rows.length > mostDealers };
}
