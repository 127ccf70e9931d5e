import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { everyones } from '../scope/everyones.ts';

/**
 * Has writes of an account's locations and units take turns until the transaction ends, so that what
 * one of them has checked still holds when it writes.
 */
export async function lockAccount(transaction: Kysely<Schema>, accountId: number): Promise<void> {
  await sql`
    select from ${everyones('accounts')} where id = ${accountId} for no key update`.execute(
    transaction,
  );
}

/**
 * Has such writes wait until the transaction ends, and waits for those under way. Others that ask for the
 * same go on beside it.
 */
export async function keepAccount(transaction: Kysely<Schema>, accountId: number): Promise<void> {
  await sql`select from ${everyones('accounts')} where id = ${accountId} for share`.execute(
    transaction,
  );
}
