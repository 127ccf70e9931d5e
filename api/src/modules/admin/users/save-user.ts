import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { endSessionsOf } from '../../../access/end-sessions.ts';
import { replaceRights } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { assignRows } from './assign-rows.ts';

type Saving = BodyOf<(typeof adminCalls)['PUT admin/users/save_user']>;

/**
 * Changes what a user may do and see, or locks and unlocks it; all of it or nothing.
 *
 * @param editor id of the administrator
 * @throws Refusal `unknown_value` for an unknown user or number; `invalid` for administrators who
 *   would lock themselves out
 */
export async function saveUser(
  db: Kysely<Schema>,
  { id, is_locked, group, user_access_securities: rights, ...rows }: Saving,
  editor: number,
): Promise<void> {
  if (id === editor && is_locked) throw refuse('invalid', 'is_locked', 'This is you.');
  if (id === editor && !rights.includes('TVADMIN2')) {
    throw refuse('invalid', 'user_access_securities', 'This is you.');
  }
  await db.transaction().execute(async (transaction) => {
    const saved = await transaction
      .updateTable('users')
      .set({ group_code: group, is_locked })
      .where('id', '=', id)
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) throw refuse('unknown_value', 'id');
    await replaceRights(transaction, id, rights);
    await assignRows(transaction, id, { group, ...rows });
    if (is_locked) await endSessionsOf(transaction, id);
  });
}
