const ways = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Returns the absolute address of a link from the server or the region, or null for one that must
 * not be followed: invalid ones, and those that would run here (`javascript:` and the like).
 */
export function safeAddress(url: string): URL | null {
  const text = url.trim();
  if (text === '' || !URL.canParse(text, location.origin)) return null;
  const address = new URL(text, location.origin);
  return ways.includes(address.protocol) ? address : null;
}

/** Returns the path and query of a page of this portal, or null for an address elsewhere. */
export const ownPath = ({ origin, pathname, search, hash }: URL): string | null =>
  origin === location.origin ? pathname + search + hash : null;

/** Whether a link leads to another host, where a code could sign the user in. */
export const isElsewhere = (address: URL): boolean =>
  address.protocol.startsWith('http') && ownPath(address) === null;
