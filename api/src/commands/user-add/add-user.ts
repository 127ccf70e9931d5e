import type { Kysely } from 'kysely';
import { assign, UnknownNumbers } from '../../access/assignments.ts';
import { createUser } from '../../access/users.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { UsageError } from '../usage-error.ts';
import type { UserOptions } from './options.ts';

/**
 * Adds the user with accounts and nonsigs, or nothing at all.
 *
 * @throws UsageError when a number is unknown
 * @throws UserExists when login or address is taken
 */
export async function addUser(
  database: Kysely<Schema>,
  options: UserOptions,
  passwordHash: string,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const userId = await createUser(transaction, { ...options, passwordHash });
      await assign(transaction, userId, options);
    });
  } catch (error) {
    throw error instanceof UnknownNumbers ? new UsageError(error.message) : error;
  }
}
