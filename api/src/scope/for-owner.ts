import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { everyones } from './everyones.ts';

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
    await sql`select from ${everyones('users')} where id = ${userId} for no key update`.execute(
      transaction,
    );
    return write(transaction);
  });
