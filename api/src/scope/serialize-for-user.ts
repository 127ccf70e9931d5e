import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { unguardedTable } from './unguarded-table.ts';

/**
 * Runs a write in its own transaction, one at a time for each user, so that checks made before it
 * still hold when it writes.
 */
export const serializeForUser = <Result>(
  db: Kysely<Schema>,
  userId: number,
  write: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`select from ${unguardedTable('users')} where id = ${userId} for no key update`.execute(
      transaction,
    );
    return write(transaction);
  });
