import { type LinkOwner, linkHours } from '../access/password-links.ts';
import { type PageLocale, translator } from '../page-words/page-words.ts';
import type { Mail } from './mail.ts';

/** The target of a mailed link: the sign-in site's page to set a password. */
interface Destination {
  readonly membershipOrigin: string;
  readonly secret: string;
}

// Mails contain no names: anybody can type any name in a request for access, and the mails must not
// carry a stranger's words.
type Addressee = Pick<LinkOwner, 'email'>;

/** Confirms a request for access; repeats nothing of what was typed. */
export function requestReceivedMail(email: string, locale: PageLocale): Mail {
  const t = translator(locale);
  return { to: email, subject: t('mail_received_subject'), text: t('mail_received_text') };
}

/** Answers a request for access that uses the address of an existing user. */
export const alreadyRegisteredMail = (
  owner: Addressee,
  to: Destination,
  locale: PageLocale,
): Mail => linkMail('present', owner, to, locale);

/** Carries the link to set a new password. */
export const resetMail = (owner: Addressee, to: Destination, locale: PageLocale): Mail =>
  linkMail('reset', owner, to, locale);

/** Informs new users that they have access, with the link to set their first password. */
export const welcomeMail = (owner: Addressee, to: Destination, locale: PageLocale): Mail =>
  linkMail('welcome', owner, to, locale);

function linkMail(
  kind: 'present' | 'reset' | 'welcome',
  { email }: Addressee,
  { membershipOrigin, secret }: Destination,
  locale: PageLocale,
): Mail {
  const query = new URLSearchParams({ link: secret, lang: locale });
  const t = translator(locale);
  const text = t(`mail_${kind}_text`, {
    email,
    link: `${membershipOrigin}/set-password?${query.toString()}`,
    hours: linkHours.reset,
    days: linkHours.welcome / 24,
  });
  return { to: email, subject: t(`mail_${kind}_subject`), text };
}

/** @param reason why, in an administrator's words; empty for none */
export function declinedMail({ email }: Addressee, reason: string, locale: PageLocale): Mail {
  const t = translator(locale);
  const given = reason && `\n\n${t('mail_declined_reason', { reason })}`;
  return {
    to: email,
    subject: t('mail_declined_subject'),
    text: t('mail_declined_text', { reason: given }),
  };
}

/** Informs a user that a requested right has been granted. */
export function rightGivenMail({ email }: Addressee, locale: PageLocale): Mail {
  const t = translator(locale);
  return { to: email, subject: t('mail_right_subject'), text: t('mail_right_text') };
}

/**
 * Informs a user, at the old and at the new address, that an administrator has changed their
 * address.
 */
export function addressChangedMail(
  { email }: Addressee,
  moved: { readonly from: string; readonly to: string },
  locale: PageLocale,
): Mail {
  const t = translator(locale);
  return { to: email, subject: t('mail_moved_subject'), text: t('mail_moved_text', moved) };
}

/** Informs a user that their password was changed. */
export function passwordChangedMail({ email }: Addressee, locale: PageLocale): Mail {
  const t = translator(locale);
  return {
    to: email,
    subject: t('mail_changed_subject'),
    text: t('mail_changed_text', { email }),
  };
}
