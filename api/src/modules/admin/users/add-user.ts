import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely, Transaction } from 'kysely';
import { issueLink, linkHours } from '../../../access/password-links.ts';
import { createUser, UserExists } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { assignRows } from './assign-rows.ts';
import { auditUser, type Editing } from './audited-user.ts';
import { checkGrants } from './check-grants.ts';

interface Adding extends BodyOf<(typeof adminCalls)['POST admin/users/add_user']> {
  /** In which they are mailed, where it is known. */
  readonly language?: string | null;
}

/**
 * Makes a user, with a link to set the first password. All of it or nothing.
 *
 * @throws Refusal `unique` at `login` or `email` when somebody has it already; `unknown_value` for what the
 *   administrator lacks, or a number that names no row
 */
export const addUser = (db: Kysely<Schema>, adding: Adding, editing: Editing) =>
  db.transaction().execute((transaction) => newUser(transaction, adding, editing));

/** The same within a transaction. */
export async function newUser(
  transaction: Transaction<Schema>,
  { user_name, user_last_name, login, email, language = null, ...access }: Adding,
  editing: Editing,
) {
  await checkGrants(transaction, { by: editing.by, id: null }, access);
  const { id } = await auditUser(transaction, null, editing, async () => {
    const made = await refusingDoubles(() =>
      createUser(transaction, {
        login,
        email,
        name: user_name.trim(),
        lastName: user_last_name.trim(),
        group: access.group,
        rights: access.user_access_securities,
        passwordHash: null,
        language,
      }),
    );
    await assignRows(transaction, made, access);
    return made;
  });
  const link = await issueLink(transaction, { id }, { now: editing.now, hours: linkHours.welcome });
  if (!link) throw new Error('A new user got no link.');
  return link;
}

/** @throws Refusal `unique` at the login or address that somebody else has */
export async function refusingDoubles<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof UserExists ? refuse('unique', error.path) : error;
  }
}
