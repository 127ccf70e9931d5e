/** Providers that ignore periods before the at sign. */
const withoutStops = /^(gmail|googlemail)\.com$/;

/**
 * Returns the mailbox of an address, as far as its spelling tells: case, anything after a plus
 * sign, and for some providers periods make no difference.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [local = ''] = text.slice(0, at).split('+');
  const host = text.slice(at + 1).replace(/\.$/, '');
  return `${withoutStops.test(host) ? local.replaceAll('.', '') : local}@${host}`;
}
