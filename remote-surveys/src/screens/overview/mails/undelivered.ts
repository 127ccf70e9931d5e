import type { SurveyMails } from '@portal/contract/fleet-surveys';

export type Mail = SurveyMails['mails'][number];

/** A mail that did not reach all its recipients. */
interface Undelivered {
  readonly mail: Mail;
  readonly addresses: readonly string[];
  /** Time of the last failed attempt. */
  readonly givenUpAt: string;
}

/**
 * The mails that were given up, each with the addresses that have received no later one.
 *
 * @param mails of one survey, latest first
 */
export function undelivered(mails: readonly Mail[]): Undelivered[] {
  const seen = new Set<string>();
  return mails.flatMap((mail) => {
    const latest = mail.recipients.filter(({ address }) => !seen.has(address.toLowerCase()));
    for (const { address } of latest) seen.add(address.toLowerCase());
    const failed = latest.filter(({ state }) => state === 'failed');
    if (failed.length === 0) return [];
    const [givenUpAt = mail.sent_at] = failed
      .flatMap(({ settled_at }) => settled_at ?? [])
      .sort()
      .reverse();
    return [{ mail, addresses: failed.map(({ address }) => address), givenUpAt }];
  });
}
