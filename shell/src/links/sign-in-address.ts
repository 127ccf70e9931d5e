/** What comes with a sign-in and does not stay in the address. */
const passing = ['user', 'lang', 'state'];

/** The single-use code that a sign-in brought back, or null. */
export const codeIn = (search: string): string | null => new URLSearchParams(search).get('user');

/** A path that stays on this host: a browser takes two slashes at its start for another one. */
export const onThisHost = (path: string): string => path.replace(/^[/\\]+/, '/');

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address without what a sign-in brought along. */
export function withoutSignIn({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  const rest = query.toString();
  return onThisHost(pathname + (rest && `?${rest}`) + hash);
}
