import type { Kysely } from 'kysely';
import { issueLink, type LinkOwner, linkHours } from '../../../access/password-links.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { choosePageLocale, type PageLocale } from '../../../page-words/page-words.ts';

interface UserLink {
  readonly owner: LinkOwner;
  readonly secret: string;
  readonly language: PageLocale;
  /** Whether it is for the first password. */
  readonly isWelcome: boolean;
}

/**
 * A new link for a user, in the language in which the user asked for access, else in the one given.
 *
 * @throws Refusal `unknown_value` for an unknown user, `invalid` for a locked one
 */
export function newLink(
  db: Kysely<Schema>,
  { id, language, now }: { id: number; language: PageLocale; now: Date },
): Promise<UserLink> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .leftJoin('registrations', 'registrations.user_id', 'users.id')
      .select(['users.password_hash', 'registrations.language'])
      .where('users.id', '=', id)
      .executeTakeFirst();
    if (!user) throw refuse('unknown_value', 'id');
    const isWelcome = user.password_hash === null;
    const hours = isWelcome ? linkHours.welcome : linkHours.reset;
    const link = await issueLink(transaction, { id }, { now, hours });
    if (!link) throw refuse('invalid', 'id', 'The user is locked.');
    return { ...link, isWelcome, language: choosePageLocale(user.language ?? language, '') };
  });
}
