import { formerUserNumber } from './former-user.ts';

/** A person's name as it is shown: that of a person who is forgotten in the reader's language. */
export function personText(
  name: string,
  t: (key: string, params?: Readonly<Record<string, string>>) => string,
): string {
  const number = formerUserNumber(name);
  return number === null ? name : t('people.former', { number });
}
