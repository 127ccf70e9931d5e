import { localeChain } from '@portal/platform/i18n/manage';

const languageOf = (locale: string) => locale.split('-')[0] ?? '';

/** Returns the locale whose texts are shown if a locale is chosen. */
export const textLocaleOf = (locale: string, spoken: readonly string[]): string =>
  localeChain(locale).find((each) => spoken.includes(each)) ?? 'en-US';

/**
 * Returns the name, in the language on screen, of the language shown if a locale without texts is
 * chosen; null if the locale has its own.
 *
 * @param spoken the locales with texts
 * @param shown locale of the texts on screen
 */
export function fallbackLanguageName(
  locale: string,
  spoken: readonly string[],
  shown: string,
): string | null {
  const words = textLocaleOf(locale, spoken);
  if (languageOf(words) === languageOf(locale)) return null;
  return new Intl.DisplayNames(shown, { type: 'language' }).of(languageOf(words)) ?? null;
}
