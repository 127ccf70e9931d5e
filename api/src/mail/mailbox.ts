/** Providers that look at no full stop in front of the sign. */
const withoutStops = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox in which mails to an address arrive, as far as its spelling tells: capitals, what
 * follows a plus sign, and at some providers full stops make no difference.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [local = ''] = text.slice(0, at).split('+');
  const host = text.slice(at + 1).replace(/\.$/, '');
  return `${withoutStops.test(host) ? local.replaceAll('.', '') : local}@${host}`;
}
