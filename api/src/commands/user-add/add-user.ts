import type { Kysely } from 'kysely';
import { createUser } from '../../access/users.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { UsageError, type UserOptions } from './options.ts';

/**
 * Writes the user with accounts and nonsigs, or nothing.
 *
 * @throws UsageError when a number is unknown
 * @throws UserExists when login or address are taken
 */
export async function addUser(
  database: Kysely<Schema>,
  options: UserOptions,
  passwordHash: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const userId = await createUser(transaction, { ...options, passwordHash });
    for (const id of await idsOf(transaction, 'accounts', options.accounts)) {
      await transaction
        .insertInto('user_accounts')
        .values({ user_id: userId, account_id: id })
        .execute();
    }
    for (const id of await idsOf(transaction, 'dealers', options.nonsigs)) {
      await transaction
        .insertInto('user_nonsigs')
        .values({ user_id: userId, dealer_id: id })
        .execute();
    }
  });
}

async function idsOf(
  database: Kysely<Schema>,
  table: 'accounts' | 'dealers',
  numbers: readonly string[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await database
    .selectFrom(table)
    .select(['id', 'nonsig'])
    .where('nonsig', 'in', numbers)
    .execute();
  const unknown = numbers.filter((number) => !rows.some(({ nonsig }) => nonsig === number));
  if (unknown.length > 0) {
    throw new UsageError(`There are no ${table} with the number ${unknown.join(', ')}.`);
  }
  return rows.map(({ id }) => id);
}
