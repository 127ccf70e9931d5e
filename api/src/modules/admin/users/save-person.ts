import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { changePerson } from '../../../access/users.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageLocale } from '../../../page-words/page-words.ts';
import { refuseDuplicates } from './add-user.ts';
import { auditUser, type EditContext } from './audited-user.ts';
import { readMailedUser } from './mailed-user.ts';
import { incrementRevision } from './save-user.ts';

type SavePersonBody = BodyOf<(typeof adminCalls)['PUT admin/users/save_person']>;

/** The old and the new address of a user. */
export interface AddressChange {
  readonly from: string;
  readonly to: string;
}

interface SavedPerson {
  readonly moved: AddressChange | null;
  readonly language: PageLocale;
}

/**
 * Changes a user's name, login and address.
 *
 * @param language of mails to a user who has not chosen one
 * @throws Refusal `unknown_value` for an unknown user, `unique` for a login or address that is
 * taken, `changed_elsewhere` for a stale revision
 */
export function savePerson(
  db: Kysely<Schema>,
  { id, revision, login, email, ...names }: SavePersonBody,
  { language, ...editing }: EditContext & { readonly language: PageLocale },
): Promise<SavedPerson> {
  return db.transaction().execute(async (transaction) => {
    const user = await readMailedUser(transaction, id, language);
    await auditUser(transaction, id, editing, async () => {
      await incrementRevision(transaction, { id, revision });
      await refuseDuplicates(() =>
        changePerson(transaction, id, {
          login,
          email,
          name: names.user_name.trim(),
          lastName: names.user_last_name.trim(),
        }),
      );
      return id;
    });
    return {
      moved: user.email === email ? null : { from: user.email, to: email },
      language: user.language,
    };
  });
}
