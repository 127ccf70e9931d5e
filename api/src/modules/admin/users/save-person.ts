import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { changePerson } from '../../../access/users.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageLocale } from '../../../page-words/page-words.ts';
import { refusingDoubles } from './add-user.ts';
import { auditUser, type Editing } from './audited-user.ts';
import { readMailedUser } from './mailed-user.ts';
import { countChange } from './save-user.ts';

type Saving = BodyOf<(typeof adminCalls)['PUT admin/users/save_person']>;

/** The addresses of a user who has another one now. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

interface SavedPerson {
  readonly moved: Moved | null;
  readonly language: PageLocale;
}

/**
 * Changes who a user is.
 *
 * @param language of the mails to somebody who has not said theirs
 * @throws Refusal `unknown_value` for an unknown user, `unique` for a login or address that somebody else
 *   has, `changed_elsewhere` for the second of two who save
 */
export function savePerson(
  db: Kysely<Schema>,
  { id, revision, login, email, ...names }: Saving,
  { language, ...editing }: Editing & { readonly language: PageLocale },
): Promise<SavedPerson> {
  return db.transaction().execute(async (transaction) => {
    const user = await readMailedUser(transaction, id, language);
    await auditUser(transaction, id, editing, async () => {
      await countChange(transaction, { id, revision });
      await refusingDoubles(() =>
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
