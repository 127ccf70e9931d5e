import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { shownLocale, storeLanguage } from '../words/language.ts';
import { fallbackLanguageName, textLocaleOf } from './fallback-language.ts';

/**
 * Shows the portal in a chosen language. If it has no texts, a notice names the language shown
 * instead.
 *
 * @param spoken the locales with texts
 * @returns whether the language is now the chosen one
 */
export async function chooseLanguage(locale: string, spoken: readonly string[]): Promise<boolean> {
  const before = shownLocale();
  if (!(await storeLanguage(locale))) return false;
  const words = fallbackLanguageName(locale, spoken, textLocaleOf(locale, spoken));
  if (words !== null && locale !== before) {
    const language = nameOf(locale);
    const text = translate('shell:languages.falls_back', { language, words });
    bus.emit(notified, { tone: 'info', text });
  }
  return true;
}

/** Returns the native name of a language. */
const nameOf = (locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-')[0] ?? '') ?? locale;
