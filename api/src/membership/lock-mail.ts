import { lockOut } from '../access/sign-in-attempts.ts';
import type { Credentials } from '../access/users.ts';
import type { Mail } from '../mail/mail.ts';
import type { Translate } from '../page-words/page-words.ts';

/** Informs the owner of an account that failed sign-ins have locked it temporarily. */
export function lockMail(owner: Credentials, t: Translate): Mail {
  const values = { email: owner.email, ...lockOut };
  return {
    to: owner.email,
    subject: t('lock_mail_subject', values),
    text: t('lock_mail_text', values),
  };
}
