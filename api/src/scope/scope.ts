import { type DealerGroup, type Group, isDealerGroup } from '@portal/contract/portal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';

/** Who looks. */
export type Viewer = Pick<CurrentUser, 'id' | 'group'>;

export interface Scope {
  /** Whether the account whose id stands in the column may be seen at all. */
  account(accountId: string): RawBuilder<SqlBool>;
  /** Whether a call, invoice line or casing with this account and dealer may be seen. */
  record(accountId: string, dealerId: string): RawBuilder<SqlBool>;
  /**
   * Whether a survey that was made by a dealer may be seen, its nonsig being given; null where it is
   * of nobody in particular.
   */
  survey(accountId: string, dealer: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** Whether all records of an account that may be seen may be. */
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

/** Dealers see the accounts that their nonsigs serve, and of these only their own work. */
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

/** Nobody is signed in. */
const nothing: Scope = {
  isWhole: false,
  account: () => sql<SqlBool>`false`,
  record: () => sql<SqlBool>`false`,
  survey: () => sql<SqlBool>`false`,
};

/**
 * The one place that says which rows a person sees. Internal staff see all; a customer the accounts
 * assigned to the user, whole; a dealer the accounts that its nonsigs serve, and of their records
 * those in which its own nonsigs took part; units and surveys it sees whole, apart from surveys
 * of other dealers.
 *
 * The conditions name every table by its schema, since they stand inside the guards that take the
 * tables' own names.
 */
export function scopeOf(viewer: Viewer | null): Scope {
  if (!viewer) return nothing;
  const { group } = viewer;
  return isDealerGroup(group) ? servedAccounts(viewer) : scopes[group](viewer);
}

/** Whether nothing is hidden from the user. */
export const seesEveryAccount = (user: Viewer): boolean => scopeOf(user) === everything;

/** Whether the user sees the accounts that it may see whole, so that sums over all their records fit. */
export const seesWhole = (user: Viewer): boolean => scopeOf(user).isWhole;
