import type { Deployment } from '@portal/platform/remote';

/**
 * Whether a link may carry a sign-in code: only to a host that the header's links, a group's home,
 * the user's own page or a link that remotes know by its name leads to, by the same scheme and port.
 * It must be written as browsers write it: what others may read differently than they is no link.
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

/** Whether an address is spelled out, and signs nobody in by itself. */
function isPlain(url: string): boolean {
  const { href, origin, username, password } = new URL(url);
  return (url === href || url === origin) && username === '' && password === '';
}

/** Null for what is no whole address, and for one whose code others on the line could read. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isSafe ? origin : null;
}
