import type { Kysely } from 'kysely';
import { issueLink, type LinkOwner, linkHours } from '../../../access/password-links.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageLocale } from '../../../page-words/page-words.ts';
import { readMailedUser } from './mailed-user.ts';

interface UserLink {
  readonly owner: LinkOwner;
  readonly secret: string;
  readonly language: PageLocale;
  /** Whether the link sets the first password. */
  readonly isWelcome: boolean;
}

/**
 * Creates a link for a user, in the user's language or else in the given one.
 *
 * @throws Refusal `unknown_value` for an unknown user, `invalid` for a locked one
 */
export function newLink(
  db: Kysely<Schema>,
  { id, language, now }: { id: number; language: PageLocale; now: Date },
): Promise<UserLink> {
  return db.transaction().execute(async (transaction) => {
    const user = await readMailedUser(transaction, id, language);
    const isWelcome = !user.hasPassword;
    const hours = isWelcome ? linkHours.welcome : linkHours.reset;
    const link = await issueLink(transaction, { id }, { now, hours });
    if (!link) throw refuse('invalid', 'id', 'The user is locked.');
    return { ...link, isWelcome, language: user.language };
  });
}
