import type { Deployment } from '@portal/platform/remote';

/**
 * Whether a link may carry a sign-in code: only to a host that the header's links, a group's home,
 * the user's own page or a link that remotes know by its name leads to, by the same scheme and
 * port. The link must be written as browsers normalize it: a link that others may read differently
 * from a browser does not qualify.
 */
export function mayCarryCode(deployment: Deployment | null, url: string): boolean {
  const origin = originOf(url);
  if (!deployment || origin === null || !isPlain(url)) return false;
  const { header, links } = deployment;
  const named = [
    ...header.flatMap((tab) => tab.links.map((link) => link.url)),
    ...Object.values(links.home),
    ...(links.my_info ? [links.my_info.url] : []),
    ...Object.values(links.named ?? {}),
  ];
  return named.some((each) => originOf(each) === origin);
}

/** Whether an address is in normalized form and contains no credentials. */
function isPlain(url: string): boolean {
  const { href, origin, username, password } = new URL(url);
  return (url === href || url === origin) && username === '' && password === '';
}

/**
 * Returns the origin of an address; null for an incomplete address, and for one without encryption,
 * where others on the line could read the code.
 */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isSafe ? origin : null;
}
