import type { AnalysisApi, Login } from './reports-api.ts';

/** The accounts that a user sees, and the dealers whose records the user sees; null for all. */
export async function viewOf({ database: { kysely } }: AnalysisApi, login: Login) {
  const user = await kysely
    .selectFrom('users')
    .select(['id', 'group_code'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  if (user.group_code === 'GYR') return { accounts: null, dealers: null };
  if (user.group_code === 'CUS') {
    const assigned = await kysely
      .selectFrom('user_accounts')
      .select('account_id')
      .where('user_id', '=', user.id)
      .execute();
    return { accounts: assigned.map(({ account_id }) => account_id), dealers: null };
  }
  const own = await kysely
    .selectFrom('user_nonsigs')
    .select('dealer_id')
    .where('user_id', '=', user.id)
    .execute();
  const dealers = own.map(({ dealer_id }) => dealer_id);
  const served = await kysely
    .selectFrom('dealer_accounts')
    .select('account_id')
    .where('dealer_id', 'in', dealers)
    .execute();
  return { accounts: served.map(({ account_id }) => account_id), dealers };
}
