import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { newUser } from './add-user.ts';
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
  { id, ...access }: Approval,
  { by, login, now }: { by: number; login: string; now: Date },
) {
  return db.transaction().execute(async (transaction) => {
    const person = await decide(transaction, { id, state: 'approved', by: login, now });
    const adding = {
      user_name: person.name,
      user_last_name: person.lastName,
      email: person.email,
      language: person.language,
      ...access,
    };
    const link = await newUser(transaction, adding, { by, now });
    await transaction
      .updateTable('registrations')
      .set({ user_id: link.owner.id })
      .where('id', '=', id)
      .execute();
    return { ...link, language: person.language };
  });
}
