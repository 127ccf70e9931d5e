import type { Transaction } from 'kysely';
import { changePerson } from '../../../../access/users.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { addressChangedMail, welcomeMail } from '../../../../mail/access-mails.ts';
import type { Mail } from '../../../../mail/mail.ts';
import { choosePageLocale, type PageLocale } from '../../../../page-words/page-words.ts';
import { newUser, refuseDuplicates } from '../add-user.ts';
import type { EditContext } from '../audited-user.ts';
import { changeUser } from '../save-user.ts';
import type { PresentUser } from './present-users.ts';
import type { UserFromRow } from './user-from-row.ts';

export interface ImportContext extends EditContext {
  /** Language of mails to users whose language is unknown. */
  readonly language: PageLocale;
  readonly mails: MailSettings;
}

type MailSettings = Omit<Parameters<typeof welcomeMail>[1], 'secret'>;

/**
 * Adds the user described by a row.
 *
 * @returns the mail with the link to set a password
 * @throws Refusal as the form of a new user
 */
export async function addUserFromRow(
  transaction: Transaction<Schema>,
  wanted: UserFromRow,
  { mails, language, ...editing }: ImportContext,
): Promise<readonly Mail[]> {
  const { owner, secret } = await newUser(
    transaction,
    {
      user_name: wanted.name,
      user_last_name: wanted.last_name,
      login: wanted.login,
      email: wanted.email,
      language: wanted.language,
      ...accessOf(wanted),
    },
    editing,
  );
  return [
    welcomeMail(owner, { ...mails, secret }, choosePageLocale(wanted.language ?? language, '')),
  ];
}

/**
 * Changes a user to match a row.
 *
 * @returns the mails to both addresses, if the address changed
 * @throws Refusal as the forms of a user
 */
export async function changeUserFromRow(
  transaction: Transaction<Schema>,
  { present, wanted }: { readonly present: PresentUser; readonly wanted: UserFromRow },
  { language, by, now }: ImportContext,
): Promise<readonly Mail[]> {
  const { id, revision, is_locked } = present;
  await changeUser(
    transaction,
    { id, revision, is_locked, ...accessOf(wanted) },
    { by, now },
    async () => {
      const { login, email, name, last_name: lastName } = wanted;
      await refuseDuplicates(() => changePerson(transaction, id, { login, email, name, lastName }));
      await transaction
        .updateTable('users')
        .set({ language: wanted.language })
        .where('id', '=', id)
        .execute();
    },
  );
  if (present.email === wanted.email) return [];
  const moved = { from: present.email, to: wanted.email };
  const locale = choosePageLocale(wanted.language ?? language, '');
  return [moved.from, moved.to].map((email) => addressChangedMail({ email }, moved, locale));
}

const accessOf = ({ group, rights, accounts, nonsigs }: UserFromRow) => ({
  group,
  user_access_securities: [...rights],
  accounts: [...accounts],
  nonsigs: [...nonsigs],
});
