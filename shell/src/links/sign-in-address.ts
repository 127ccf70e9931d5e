/** Query parameters of a sign-in, which do not stay in the address. */
const passing = ['user', 'lang', 'state'];

/** Returns the single-use code that a sign-in brought back, or null. */
export const codeIn = (search: string): string | null => new URLSearchParams(search).get('user');

/** Returns a path that stays on this host: a browser treats two leading slashes as another host. */
export const onThisHost = (path: string): string => path.replace(/^[/\\]+/, '/');

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns the address without the parameters of a sign-in. */
export function withoutSignIn({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  const rest = query.toString();
  return onThisHost(pathname + (rest && `?${rest}`) + hash);
}
