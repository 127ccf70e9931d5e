import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { auditUser } from './audited-user.ts';
import { checkRights } from './check-grants.ts';
import { decide } from './decide.ts';

/**
 * Gives a user the requested right, and decides the request.
 *
 * @returns whom to notify
 * @throws Refusal `unknown_value` at `id` if it is not a waiting request for a right
 */
export function giveRight(
  db: Kysely<Schema>,
  { id, by, login, now }: { id: number; by: number; login: string; now: Date },
) {
  return db.transaction().execute(async (transaction) => {
    const asked = await decide(transaction, { id, state: 'approved', by: login, now });
    if (asked.userId === null || asked.right === null) throw refuse('unknown_value', 'id');
    const { userId, right } = asked;
    await checkRights(transaction, { by, id: userId }, [right]);
    await auditUser(transaction, userId, { by, now }, async () => {
      await transaction
        .insertInto('user_rights')
        .values({ user_id: userId, right_code: right })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return userId;
    });
    return asked;
  });
}
