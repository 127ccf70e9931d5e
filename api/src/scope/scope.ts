import { type DealerGroup, type Group, isDealerGroup } from '@portal/contract/portal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';

/** The person for whom rows are filtered. */
export type Viewer = Pick<CurrentUser, 'id' | 'group'>;

export interface Scope {
  /** Whether the account whose id is in the column is visible at all. */
  account(accountId: string): RawBuilder<SqlBool>;
  /** Whether a call, invoice line or casing of this account and dealer is visible. */
  record(accountId: string, dealerId: string): RawBuilder<SqlBool>;
  /**
   * Whether a survey is visible, given the dealer who made it; a null dealer means that it belongs
   * to no dealer.
   */
  survey(accountId: string, dealer: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** Whether all records of every visible account are visible. */
  readonly isWhole: boolean;
}

const everything: Scope = {
  isWhole: true,
  account: () => sql<SqlBool>`true`,
  record: () => sql<SqlBool>`true`,
  survey: () => sql<SqlBool>`true`,
};

const assignedAccounts = (user: Viewer): Scope => {
  const account = (accountId: string) =>
    sql<SqlBool>`${sql.ref(accountId)} in (select account_id from public.user_accounts where user_id = ${user.id})`;
  return { account, record: account, survey: account, isWhole: true };
};

/** Dealers see the accounts that their nonsigs serve, but only their own work for these. */
const servedAccounts = (user: Viewer): Scope => {
  const own = sql`select dealer_id from public.user_nonsigs where user_id = ${user.id}`;
  const account = (accountId: string) =>
    sql<SqlBool>`${sql.ref(accountId)} in (select account_id from public.dealer_accounts where dealer_id in (${own}))`;
  return {
    isWhole: false,
    account,
    record: (accountId, dealerId) =>
      sql<SqlBool>`(${account(accountId)} and ${sql.ref(dealerId)} in (${own}))`,
    survey: (accountId, dealer) =>
      sql<SqlBool>`(${account(accountId)} and (${dealer} is null or ${dealer} in (${own})))`,
  };
};

const scopes: Record<Exclude<Group, DealerGroup>, (user: Viewer) => Scope> = {
  GYR: () => everything,
  SSC: () => everything,
  CUS: assignedAccounts,
};

/** The scope without a signed-in user. */
const nothing: Scope = {
  isWhole: false,
  account: () => sql<SqlBool>`false`,
  record: () => sql<SqlBool>`false`,
  survey: () => sql<SqlBool>`false`,
};

/**
 * The only place that defines which rows a person sees. Internal staff see everything. A customer
 * sees the accounts assigned to the user, whole. A dealer sees the accounts that its nonsigs serve,
 * but of their records only those in which its own nonsigs took part; units and surveys are visible
 * whole, except surveys of other dealers.
 *
 * The conditions qualify every table with its schema, since inside the guards the plain names stand
 * for the guarded tables.
 */
export function scopeOf(viewer: Viewer | null): Scope {
  if (!viewer) return nothing;
  const { group } = viewer;
  return isDealerGroup(group) ? servedAccounts(viewer) : scopes[group](viewer);
}

/** Whether nothing is hidden from the user. */
export const seesEveryAccount = (user: Viewer): boolean => scopeOf(user) === everything;

/** Whether the user sees each visible account whole, so that sums over all of its records apply. */
export const seesWhole = (user: Viewer): boolean => scopeOf(user).isWhole;
