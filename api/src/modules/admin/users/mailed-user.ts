import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { choosePageLocale, type PageLocale } from '../../../page-words/page-words.ts';

interface MailedUser {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly language: PageLocale;
}

/**
 * Reads the properties of a user that mails need.
 *
 * @param language of mails to a user who has not chosen one
 * @throws Refusal `unknown_value` for an unknown user
 */
export async function readMailedUser(
  db: Kysely<Schema>,
  id: number,
  language: PageLocale,
): Promise<MailedUser> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw refuse('unknown_value', 'id');
  return {
    email: user.email,
    hasPassword: user.password_hash !== null,
    language: choosePageLocale(user.language ?? language, ''),
  };
}
