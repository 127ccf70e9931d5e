import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';

/** A write as received. */
export interface Write {
  readonly userId: number;
  /** The call's name in the contract. */
  readonly call: string;
  /** The whole input of the call, including the key. */
  readonly said: unknown;
  /** If undefined, the write takes effect each time. */
  readonly clientKey: string | undefined;
  readonly now: Date;
}

/**
 * Runs a write in its own transaction, and stores its response under the caller's key in the same
 * transaction, so that a repeated write gets the first response. If two arrive at once, the second
 * waits for the first. A refusal stores nothing, so that the key can be used again.
 *
 * @throws Refusal `key_reused` if the key belongs to another call, or to another body
 */
export function writeOnce<Answer extends object>(
  db: Kysely<Schema>,
  sent: Write,
  write: (transaction: Kysely<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const { userId, call, said, clientKey, now } = sent;
  return db.transaction().execute(async (transaction) => {
    if (clientKey === undefined) return write(transaction);
    const key = { user_id: userId, client_key: clientKey.toLowerCase() };
    const taken = await transaction
      .insertInto('idempotency_keys')
      .values({ ...key, call, body_hash: hashOf(said), answer: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('client_key')
      .executeTakeFirst();
    if (!taken) {
      const first = await firstAnswer<Answer>(transaction, sent);
      if (first === null) throw new Error(`The key of ${call} is taken without an answer.`);
      return first;
    }
    const answer = await write(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', userId)
      .where('client_key', '=', key.client_key)
      .execute();
    return answer;
  });
}

/**
 * Returns the response to the first sending of a write, for calls that do much work before they
 * write.
 *
 * @returns null if it was not sent before
 * @throws Refusal `key_reused` as `writeOnce` does
 */
export async function firstAnswer<Answer extends object>(
  db: Kysely<Schema>,
  { userId, call, said, clientKey }: Write,
): Promise<Answer | null> {
  if (clientKey === undefined) return null;
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey.toLowerCase())
    .executeTakeFirst();
  if (!first) return null;
  const isSame = first.call === call && first.body_hash === hashOf(said);
  if (!isSame) throw refuse('key_reused', 'client_key');
  return first.answer as Answer;
}

const hashOf = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(said)))
    .digest('hex');

/**
 * Returns the value with the fields of objects in a fixed order, since clients may send them in any
 * order.
 */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, inOrder(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
