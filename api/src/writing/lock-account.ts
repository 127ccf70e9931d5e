import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { unguardedTable } from '../scope/unguarded-table.ts';

/**
 * Serializes writes of an account's locations and units until the transaction ends, so that the
 * checks of each still hold when it writes.
 */
export async function lockAccount(transaction: Kysely<Schema>, accountId: number): Promise<void> {
  await sql`
    select from ${unguardedTable('accounts')} where id = ${accountId} for no key update`.execute(
    transaction,
  );
}

/**
 * Blocks such writes until the transaction ends, and waits for those under way. Other callers of
 * this function are not blocked.
 */
export async function shareAccountLock(
  transaction: Kysely<Schema>,
  accountId: number,
): Promise<void> {
  await sql`select from ${unguardedTable('accounts')} where id = ${accountId} for share`.execute(
    transaction,
  );
}
