import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/**
 * The nonsigs that decide which rows a user sees: accounts of a customer, dealers for whom a dealer
 * user works.
 */
export interface Assignments {
  readonly accounts: readonly string[];
  readonly nonsigs: readonly string[];
}

const tables = { accounts: 'accounts', nonsigs: 'dealers' } as const;

/** Some numbers belong to no account or dealer. */
export class UnknownNumbers extends Error {
  override readonly name = 'UnknownNumbers';
  /** The path of the first of them, such as `accounts.0`. */
  readonly path: string;

  constructor(kind: keyof Assignments, numbers: readonly string[], unknown: readonly string[]) {
    super(`There are no ${tables[kind]} with the number ${unknown.join(', ')}.`);
    this.path = `${kind}.${numbers.indexOf(unknown[0] ?? '')}`;
  }
}

/**
 * Assigns exactly these accounts and dealers to a user.
 *
 * @throws UnknownNumbers
 */
export async function assign(
  transaction: Transaction<Schema>,
  userId: number,
  { accounts, nonsigs }: Assignments,
): Promise<void> {
  const accountIds = await idsOf(transaction, 'accounts', accounts);
  const dealerIds = await idsOf(transaction, 'nonsigs', nonsigs);
  await transaction.deleteFrom('user_accounts').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('user_nonsigs').where('user_id', '=', userId).execute();
  if (accountIds.length > 0) {
    await transaction
      .insertInto('user_accounts')
      .values(accountIds.map((account_id) => ({ user_id: userId, account_id })))
      .execute();
  }
  if (dealerIds.length > 0) {
    await transaction
      .insertInto('user_nonsigs')
      .values(dealerIds.map((dealer_id) => ({ user_id: userId, dealer_id })))
      .execute();
  }
}

async function idsOf(
  transaction: Transaction<Schema>,
  kind: keyof Assignments,
  numbers: readonly string[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await transaction
    .selectFrom(tables[kind])
    .select(['id', 'nonsig'])
    .where('nonsig', 'in', numbers)
    .execute();
  const known = new Set(rows.map(({ nonsig }) => nonsig));
  const unknown = numbers.filter((number) => !known.has(number));
  if (unknown.length > 0) throw new UnknownNumbers(kind, numbers, unknown);
  return rows.map(({ id }) => id);
}
