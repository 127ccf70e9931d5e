import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Runs a write in a transaction of its own, one at a time for each user, so that what is checked
 * first still holds when it is written.
 */
export const forOwner = <Result>(
  db: Kysely<Schema>,
  userId: number,
  write: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute();
    return write(transaction);
  });
