/** The target of a sign-in, as requested by the portal. */
export interface ReturnAddress {
  /** The origin of a listed portal. */
  readonly host: string;
  /** A path on that host, including a query if any. */
  readonly path: string;
  /** The portal's own marker for the request; empty if none was sent. */
  readonly state: string;
  /** The locale requested by the portal; empty for none. */
  readonly lang: string;
}

export type Fields = Readonly<Record<string, string | undefined>>;

const longest = { path: 2000, state: 200 };

/**
 * Reads the return fields of an address or of the form.
 *
 * @param hosts the origins to which a sign-in may return
 * @returns null when the host is not listed, or the path would leave it
 */
export function readReturnAddress(fields: Fields, hosts: readonly string[]): ReturnAddress | null {
  const { return_host: host = '', return_path: path = '/', state = '', lang = '' } = fields;
  if (!hosts.includes(host)) return null;
  if (path.length > longest.path || state.length > longest.state) return null;
  if (!isPathOnHost(host, path)) return null;
  return { host, path, state, lang: /^[a-z]{2}-[A-Z]{2}$/.test(lang) ? lang : '' };
}

/**
 * Whether an address is a plain absolute path. `//elsewhere` and `/\elsewhere` look like paths, but
 * browsers read them as hosts, and so does anything that extracts such a path from an address: so
 * it must not become one even after its dots are resolved, as `/x/..//elsewhere` does.
 */
function isPathOnHost(host: string, path: string): boolean {
  if (!/^\/[^\\\p{Cc}?#]*(?:[?#]|$)/u.test(path) || !URL.canParse(path, host)) return false;
  const { origin, pathname } = new URL(path, host);
  return origin === host && !pathname.startsWith('//');
}

/**
 * The address that takes a code to the portal. Fields of that name in the path itself are dropped:
 * the author of a link must not choose who is signed in.
 */
export function returnUrl(address: ReturnAddress, code: string, lang: string): string {
  const url = new URL(address.path, address.host);
  for (const name of ['user', 'lang', 'state']) url.searchParams.delete(name);
  url.searchParams.set('user', code);
  url.searchParams.set('lang', lang);
  if (address.state) url.searchParams.set('state', address.state);
  return url.href;
}
