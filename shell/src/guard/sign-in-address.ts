/** What comes with a sign-in and does not stay in the address. */
const passing = ['user', 'lang', 'state'];

/** The single-use code that a sign-in brought back, or null. */
export const codeIn = (search: string): string | null => new URLSearchParams(search).get('user');

/** The address without what a sign-in brought along. */
export function withoutSignIn(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
