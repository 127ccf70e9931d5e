import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { newUser } from './add-user.ts';
import { decide } from './decide.ts';

type Approval = BodyOf<(typeof adminCalls)['POST admin/users/approve_registration']>;

/**
 * Turns a registration into a user, with a link to set the first password, in one transaction.
 *
 * @throws Refusal `unknown_value` for a registration that is not waiting or an unknown number;
 * `unique` at a `login` or `email` that is taken
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
