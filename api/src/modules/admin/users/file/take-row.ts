import type { Transaction } from 'kysely';
import { changePerson } from '../../../../access/users.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { movedMail, welcomeMail } from '../../../../mail/access-mails.ts';
import type { Mail } from '../../../../mail/mail.ts';
import { choosePageLocale, type PageLocale } from '../../../../page-words/page-words.ts';
import { newUser, refusingDoubles } from '../add-user.ts';
import type { Editing } from '../audited-user.ts';
import { changeUser } from '../save-user.ts';
import type { PresentUser } from './present-users.ts';
import type { WantedUser } from './wanted-user.ts';

export interface Taking extends Editing {
  /** Of the mails to somebody whose language is not known. */
  readonly language: PageLocale;
  readonly mails: MailSettings;
}

type MailSettings = Omit<Parameters<typeof welcomeMail>[1], 'secret'>;

/**
 * Adds the user whom a row wants.
 *
 * @returns the mail with the link to set a password
 * @throws Refusal as the form of a new user
 */
export async function addWanted(
  transaction: Transaction<Schema>,
  wanted: WantedUser,
  { mails, language, ...editing }: Taking,
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
 * Changes a user into what a row wants.
 *
 * @returns the mails to both addresses, where it is another one now
 * @throws Refusal as the forms of a user
 */
export async function changeWanted(
  transaction: Transaction<Schema>,
  { present, wanted }: { readonly present: PresentUser; readonly wanted: WantedUser },
  { language, by, now }: Taking,
): Promise<readonly Mail[]> {
  const { id, revision, is_locked } = present;
  await changeUser(
    transaction,
    { id, revision, is_locked, ...accessOf(wanted) },
    { by, now },
    async () => {
      const { login, email, name, last_name: lastName } = wanted;
      await refusingDoubles(() => changePerson(transaction, id, { login, email, name, lastName }));
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
  return [moved.from, moved.to].map((email) => movedMail({ email }, moved, locale));
}

const accessOf = ({ group, rights, accounts, nonsigs }: WantedUser) => ({
  group,
  user_access_securities: [...rights],
  accounts: [...accounts],
  nonsigs: [...nonsigs],
});
