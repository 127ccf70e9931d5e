import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { issueLink, linkHours } from '../../../access/password-links.ts';
import { createUser, type NewUser, UserExists } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { assignRows } from './assign-rows.ts';
import { decide } from './decide.ts';

type Approval = BodyOf<(typeof adminCalls)['POST admin/users/approve_registration']>;

/**
 * Makes a user of a registration, with a link to set the first password. All of it or nothing.
 *
 * @throws Refusal `unknown_value` for a registration that does not wait or a number that names no
 *   row; `unique` at `login` or `email` when somebody has it already
 */
export function approve(
  db: Kysely<Schema>,
  { id, login, ...access }: Approval,
  { by, now }: { by: string; now: Date },
) {
  return db.transaction().execute(async (transaction) => {
    const person = await decide(transaction, { id, state: 'approved', by, now });
    const userId = await newUser(transaction, {
      ...person,
      login,
      group: access.group,
      rights: access.user_access_securities,
      passwordHash: null,
    });
    await assignRows(transaction, userId, access);
    await transaction
      .updateTable('registrations')
      .set({ user_id: userId })
      .where('id', '=', id)
      .execute();
    const link = await issueLink(transaction, { id: userId }, { now, hours: linkHours.welcome });
    if (!link) throw new Error('A new user got no link.');
    return { ...link, language: person.language };
  });
}

async function newUser(transaction: Kysely<Schema>, user: NewUser): Promise<number> {
  try {
    return await createUser(transaction, user);
  } catch (error) {
    throw error instanceof UserExists ? refuse('unique', error.path) : error;
  }
}
