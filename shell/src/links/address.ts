const ways = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The whole address of a link that the server or the region sent, or null for one that must not be
 * followed: what would run here (`javascript:` and the like), and what is no address.
 */
export function safeAddress(url: string): URL | null {
  const text = url.trim();
  if (text === '' || !URL.canParse(text, location.origin)) return null;
  const address = new URL(text, location.origin);
  return ways.includes(address.protocol) ? address : null;
}

/** The path of a page of this portal with its query, or null for an address elsewhere. */
export const ownPath = ({ origin, pathname, search, hash }: URL): string | null =>
  origin === location.origin ? pathname + search + hash : null;

/** Whether a link leads to a page on another host, where somebody may be signed in with a code. */
export const isElsewhere = (address: URL): boolean =>
  address.protocol.startsWith('http') && ownPath(address) === null;
