import { localeChain } from '@portal/platform/i18n/manage';

const tongue = (locale: string) => locale.split('-')[0] ?? '';

/** The locale whose words are shown when a locale is chosen. */
export const wordsOf = (locale: string, spoken: readonly string[]): string =>
  localeChain(locale).find((each) => spoken.includes(each)) ?? 'en-US';

/**
 * The language, by its name in the words on screen, in which the portal speaks when a locale is
 * chosen for which it has no words; null where it speaks the locale's own.
 *
 * @param spoken the locales that have words
 * @param shown locale of the words on screen
 */
export function otherWords(
  locale: string,
  spoken: readonly string[],
  shown: string,
): string | null {
  const words = wordsOf(locale, spoken);
  if (tongue(words) === tongue(locale)) return null;
  return new Intl.DisplayNames(shown, { type: 'language' }).of(tongue(words)) ?? null;
}
