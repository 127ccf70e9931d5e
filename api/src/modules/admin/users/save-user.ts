import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql, type Transaction } from 'kysely';
import { endSessionsOf } from '../../../access/end-sessions.ts';
import { replaceRights } from '../../../access/users.ts';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { assignRows } from './assign-rows.ts';
import { auditUser, type EditContext } from './audited-user.ts';
import { checkGrants } from './check-grants.ts';
import { readSavedUser } from './read-saved-user.ts';

type SaveUserBody = BodyOf<(typeof adminCalls)['PUT admin/users/save_user']>;

/**
 * Changes a user's group, rights and rows, or locks and unlocks the account, in one transaction. A
 * user who loses any access has to sign in again.
 *
 * @throws Refusal `unknown_value` for an unknown user or number, and for access that the
 * administrator lacks; `invalid` for administrators who would lock themselves out;
 * `changed_elsewhere` for a stale revision
 */
export const saveUser = (
  db: Kysely<Schema>,
  saving: SaveUserBody,
  editing: EditContext,
): Promise<void> =>
  db.transaction().execute((transaction) => changeUser(transaction, saving, editing));

/**
 * Like {@link saveUser}, within a transaction.
 *
 * @param change a further change of the user, recorded in the same audit entry
 */
export async function changeUser(
  transaction: Transaction<Schema>,
  { id, revision, is_locked, group, user_access_securities: rights, ...rows }: SaveUserBody,
  editing: EditContext,
  change: () => Promise<void> = async () => {},
): Promise<void> {
  const isSelf = id === editing.by;
  if (isSelf && is_locked) throw refuse('invalid', 'is_locked', 'This is you.');
  if (isSelf && !rights.includes('TVADMIN2')) {
    throw refuse('invalid', 'user_access_securities', 'This is you.');
  }
  await checkGrants(
    transaction,
    { by: editing.by, id },
    { group, user_access_securities: rights, ...rows },
  );
  const { hasLost } = await auditUser(transaction, id, editing, async () => {
    await incrementRevision(transaction, { id, revision });
    await transaction
      .updateTable('users')
      .set({ group_code: group, is_locked })
      .where('id', '=', id)
      .execute();
    await replaceRights(transaction, id, rights);
    await assignRows(transaction, id, { group, ...rows });
    await change();
    return id;
  });
  if (is_locked || (hasLost && !isSelf)) await endSessionsOf(transaction, id);
}

/**
 * Increments a user's revision.
 *
 * @throws Refusal `unknown_value` for an unknown or forgotten user; `changed_elsewhere`, with the
 * user's present values, for a stale revision
 */
export async function incrementRevision(
  transaction: Transaction<Schema>,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<void> {
  const { rows } = await sql<{ revision: number }>`
    update users set revision = revision + 1 where id = ${id} and forgotten_at is null returning revision - 1 as revision`.execute(
    transaction,
  );
  if (!rows[0]) throw refuse('unknown_value', 'id');
  if (rows[0].revision === revision) return;
  throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
    extra: { ...(await readSavedUser(transaction, id)), revision: rows[0].revision },
  });
}
