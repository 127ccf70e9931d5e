import { type PageLocale, translator } from '../page-words/page-words.ts';
import type { Mail } from './mail.ts';

interface Unsent {
  readonly email: string;
  /** The name that the device gives itself; may be empty. */
  readonly device: string;
  readonly unsent: number;
  /** How many of them the server has refused. */
  readonly attention: number;
  readonly oldest: Date;
}

/** Reminds a user of writes that wait on a device. */
export function unsentMail(
  { email, device, unsent, attention, oldest }: Unsent,
  { origin, locale }: { readonly origin: string; readonly locale: PageLocale },
): Mail {
  const t = translator(locale);
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const text = t('mail_unsent_text', {
    device: device || t('mail_unsent_device'),
    unsent: number.format(unsent),
    attention: number.format(attention),
    oldest: day.format(oldest),
    origin,
  });
  return { to: email, subject: t('mail_unsent_subject'), text };
}
