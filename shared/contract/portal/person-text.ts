import { formerUserNumber } from './former-user.ts';

/**
 * Returns a person's display name; for a person who was forgotten, the placeholder in the reader's
 * language.
 */
export function personText(
  name: string,
  t: (key: string, params?: Readonly<Record<string, string>>) => string,
): string {
  const number = formerUserNumber(name);
  return number === null ? name : t('people.former', { number });
}
