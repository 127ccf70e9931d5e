import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { decide } from './decide.ts';

/**
 * Gives a user the right that was asked for, and decides the request.
 *
 * @returns whom to tell
 * @throws Refusal `unknown_value` at `id` when no user who asks for a right waits under it
 */
export function giveRight(
  db: Kysely<Schema>,
  { id, by, now }: { id: number; by: string; now: Date },
) {
  return db.transaction().execute(async (transaction) => {
    const asked = await decide(transaction, { id, state: 'approved', by, now });
    if (asked.userId === null || asked.right === null) throw refuse('unknown_value', 'id');
    await transaction
      .insertInto('user_rights')
      .values({ user_id: asked.userId, right_code: asked.right })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return asked;
  });
}
