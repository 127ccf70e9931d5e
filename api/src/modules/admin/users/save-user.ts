import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql, type Transaction } from 'kysely';
import { endSessionsOf } from '../../../access/end-sessions.ts';
import { replaceRights } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { assignRows } from './assign-rows.ts';
import { auditUser, type Editing } from './audited-user.ts';
import { checkGrants } from './check-grants.ts';

type Saving = BodyOf<(typeof adminCalls)['PUT admin/users/save_user']>;

/**
 * Changes what a user may do and see, or locks and unlocks it; all of it or nothing. Whoever loses a right
 * or rows signs in anew.
 *
 * @throws Refusal `unknown_value` for an unknown user or number, and what the administrator lacks; `invalid`
 *   for administrators who would lock themselves out; `changed_elsewhere` for the second of two who save
 */
export async function saveUser(
  db: Kysely<Schema>,
  { id, revision, is_locked, group, user_access_securities: rights, ...rows }: Saving,
  editing: Editing,
): Promise<void> {
  const isSelf = id === editing.by;
  if (isSelf && is_locked) throw refuse('invalid', 'is_locked', 'This is you.');
  if (isSelf && !rights.includes('TVADMIN2')) {
    throw refuse('invalid', 'user_access_securities', 'This is you.');
  }
  await db.transaction().execute(async (transaction) => {
    await checkGrants(
      transaction,
      { by: editing.by, id },
      { group, user_access_securities: rights, ...rows },
    );
    await auditUser(transaction, id, editing, async () => {
      await countChange(transaction, { id, revision });
      const before = await heldBy(transaction, id);
      await transaction
        .updateTable('users')
        .set({ group_code: group, is_locked })
        .where('id', '=', id)
        .execute();
      await replaceRights(transaction, id, rights);
      await assignRows(transaction, id, { group, ...rows });
      const after = new Set(await heldBy(transaction, id));
      const isLess = before.some((held) => !after.has(held));
      if (is_locked || (isLess && !isSelf)) await endSessionsOf(transaction, id);
      return id;
    });
  });
}

/**
 * Moves the revision of a user on.
 *
 * @throws Refusal `unknown_value` for an unknown user; `changed_elsewhere` when the revision is an old one
 */
export async function countChange(
  transaction: Transaction<Schema>,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<void> {
  const { rows } = await sql<{ revision: number }>`
    update users set revision = revision + 1 where id = ${id} returning revision - 1 as revision`.execute(
    transaction,
  );
  if (!rows[0]) throw refuse('unknown_value', 'id');
  if (rows[0].revision !== revision) throw refuse('changed_elsewhere', 'revision');
}

/** Everything that a user may do and see, as texts to be compared. */
async function heldBy(transaction: Transaction<Schema>, id: number): Promise<string[]> {
  const { rows } = await sql<{ held: string }>`
    select 'group ' || group_code as held from users where id = ${id}
    union all select 'right ' || right_code from user_rights where user_id = ${id}
    union all select 'account ' || account_id from user_accounts where user_id = ${id}
    union all select 'dealer ' || dealer_id from user_nonsigs where user_id = ${id}`.execute(
    transaction,
  );
  return rows.map(({ held }) => held);
}
