import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely, Transaction } from 'kysely';
import { issueLink, linkHours } from '../../../access/password-links.ts';
import { createUser, UserExists } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { assignRows } from './assign-rows.ts';
import { auditUser, type EditContext } from './audited-user.ts';
import { checkGrants } from './check-grants.ts';

interface AddUserOptions extends BodyOf<(typeof adminCalls)['POST admin/users/add_user']> {
  /** Language of the mail, if known. */
  readonly language?: string | null;
}

/**
 * Adds a user, with a link to set the first password, in one transaction.
 *
 * @throws Refusal `unique` at a `login` or `email` that is taken; `unknown_value` for access that
 * the administrator lacks, or an unknown number
 */
export const addUser = (db: Kysely<Schema>, adding: AddUserOptions, editing: EditContext) =>
  db.transaction().execute((transaction) => newUser(transaction, adding, editing));

/** Like {@link addUser}, within a transaction. */
export async function newUser(
  transaction: Transaction<Schema>,
  { user_name, user_last_name, login, email, language = null, ...access }: AddUserOptions,
  editing: EditContext,
) {
  await checkGrants(transaction, { by: editing.by, id: null }, access);
  const { id } = await auditUser(transaction, null, editing, async () => {
    const made = await refuseDuplicates(() =>
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

/** @throws Refusal `unique` at a login or address that is taken */
export async function refuseDuplicates<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof UserExists ? refuse('unique', error.path) : error;
  }
}
