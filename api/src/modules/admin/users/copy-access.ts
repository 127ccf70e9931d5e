import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type EditContext, readUserValues } from './audited-user.ts';
import { changeUser } from './save-user.ts';

type CopyAccessBody = BodyOf<(typeof adminCalls)['PUT admin/users/copy_access']>;

/**
 * Gives a user the group, rights and rows of another one.
 *
 * @throws Refusal as a change by hand; `unknown_value` at `from` for an unknown or forgotten user
 * or the user themselves, `changed_elsewhere` at `from_revision` for a stale revision
 */
export function copyAccess(
  db: Kysely<Schema>,
  { id, revision, from, from_revision }: CopyAccessBody,
  editing: EditContext,
): Promise<void> {
  if (from === id) throw refuse('unknown_value', 'from');
  return db.transaction().execute(async (transaction) => {
    // Ordered by id, as everywhere, to avoid deadlocks.
    const { rows } = await sql<{ id: number; revision: number; is_locked: boolean }>`
      select id, revision, is_locked from users
      where id in (${id}, ${from}, ${editing.by}) and forgotten_at is null order by id for update`.execute(
      transaction,
    );
    const user = rows.find((row) => row.id === id);
    const source = rows.find((row) => row.id === from);
    if (!user) throw refuse('unknown_value', 'id');
    if (!source) throw refuse('unknown_value', 'from');
    if (source.revision !== from_revision) throw refuse('changed_elsewhere', 'from_revision');
    const access = await readUserValues(transaction, from);
    if (!access) throw refuse('unknown_value', 'from');
    await changeUser(
      transaction,
      {
        id,
        revision,
        is_locked: user.is_locked,
        group: access.group,
        user_access_securities: [...access.rights],
        accounts: [...access.accounts],
        nonsigs: [...access.nonsigs],
      },
      editing,
    );
  });
}
