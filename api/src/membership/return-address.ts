/** Where a sign-in leads back to, as the portal asked for it. */
export interface ReturnAddress {
  /** The origin of a listed portal. */
  readonly host: string;
  /** A path on that host, with its query if it had one. */
  readonly path: string;
  /** The portal's own mark of the request; empty when it sent none. */
  readonly state: string;
  /** The locale that the portal was asked for; empty for none. */
  readonly lang: string;
}

export type Fields = Readonly<Record<string, string | undefined>>;

const longest = { path: 2000, state: 200 };

/**
 * Reads the return fields of an address or of the form.
 *
 * @param hosts the origins that a sign-in may lead back to
 * @returns null when the host is not listed, or the path would leave it
 */
export function readReturnAddress(fields: Fields, hosts: readonly string[]): ReturnAddress | null {
  const { return_host: host = '', return_path: path = '/', state = '', lang = '' } = fields;
  if (!hosts.includes(host)) return null;
  if (path.length > longest.path || state.length > longest.state) return null;
  if (!staysOn(host, path)) return null;
  return { host, path, state, lang: /^[a-z]{2}-[A-Z]{2}$/.test(lang) ? lang : '' };
}

/**
 * Whether an address is a plain absolute path. `//elsewhere` and `/\elsewhere` are paths to the eye
 * and hosts to a browser, and to whoever takes such a path out of an address: so it must not be
 * one after its dots are resolved either, as `/x/..//elsewhere` is.
 */
function staysOn(host: string, path: string): boolean {
  if (!/^\/[^\\\p{Cc}?#]*(?:[?#]|$)/u.test(path) || !URL.canParse(path, host)) return false;
  const { origin, pathname } = new URL(path, host);
  return origin === host && !pathname.startsWith('//');
}

/**
 * The address that takes a code to the portal. Fields of that name in the path itself are dropped:
 * whoever wrote the link must not choose who is signed in.
 */
export function returnUrl(address: ReturnAddress, code: string, lang: string): string {
  const url = new URL(address.path, address.host);
  for (const name of ['user', 'lang', 'state']) url.searchParams.delete(name);
  url.searchParams.set('user', code);
  url.searchParams.set('lang', lang);
  if (address.state) url.searchParams.set('state', address.state);
  return url.href;
}
