import { type DealerGroup, type Group, isDealerGroup } from '@portal/contract/portal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';

type Viewer = Pick<CurrentUser, 'id' | 'group'>;

interface Scope {
  /** Whether the account whose id stands in the column may be seen at all. */
  account(accountId: string): RawBuilder<SqlBool>;
  /** Whether a call, invoice line or casing with this account and dealer may be seen. */
  record(accountId: string, dealerId: string): RawBuilder<SqlBool>;
  /** Whether all records of an account that may be seen may be. */
  readonly isWhole: boolean;
}

const everything: Scope = {
  isWhole: true,
  account: () => sql<SqlBool>`true`,
  record: () => sql<SqlBool>`true`,
};

const assignedAccounts = (user: Viewer): Scope => {
  const account = (accountId: string) =>
    sql<SqlBool>`${sql.ref(accountId)} in (select account_id from user_accounts where user_id = ${user.id})`;
  return { account, record: account, isWhole: true };
};

/** Dealers see the accounts that their nonsigs serve, and of these only their own work. */
const servedAccounts = (user: Viewer): Scope => {
  const own = sql`select dealer_id from user_nonsigs where user_id = ${user.id}`;
  const account = (accountId: string) =>
    sql<SqlBool>`${sql.ref(accountId)} in (select account_id from dealer_accounts where dealer_id in (${own}))`;
  return {
    isWhole: false,
    account,
    record: (accountId, dealerId) =>
      sql<SqlBool>`(${account(accountId)} and ${sql.ref(dealerId)} in (${own}))`,
  };
};

const scopes: Record<Exclude<Group, DealerGroup>, (user: Viewer) => Scope> = {
  GYR: () => everything,
  SSC: () => everything,
  CUS: assignedAccounts,
};

/**
 * The one place that says which rows a user sees; every query over accounts or their records
 * carries one of its conditions. Internal staff see all; a customer the accounts assigned to the
 * user, whole; a dealer the accounts that its nonsigs serve, and of their records those in which
 * its own nonsigs took part.
 *
 * The conditions take column names as in the query (`accounts.id`, `l.dealer_id`) and fit both
 * `where(…)` and `sql` templates.
 */
function scopeOf(user: Viewer): Scope {
  const { group } = user;
  return isDealerGroup(group) ? servedAccounts(user) : scopes[group](user);
}

/** The condition that an account may be seen; `accountId` is a column, as in `accounts.id`. */
export const accountScope = (user: Viewer, accountId: string): RawBuilder<SqlBool> =>
  scopeOf(user).account(accountId);

/** The condition that a record (call, invoice line, casing) may be seen, by its two columns. */
export const recordScope = (
  user: Viewer,
  accountId: string,
  dealerId: string,
): RawBuilder<SqlBool> => scopeOf(user).record(accountId, dealerId);

/** Whether the user sees the accounts that it may see whole, so that sums over all their records fit. */
export const seesWhole = (user: Viewer): boolean => scopeOf(user).isWhole;

/** The condition that sums over all records of an account may be seen; never for dealers. */
export const wholeScope = (user: Viewer, accountId: string): RawBuilder<SqlBool> =>
  seesWhole(user) ? accountScope(user, accountId) : sql<SqlBool>`false`;
