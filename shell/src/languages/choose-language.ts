import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { shownLocale, storeLanguage } from '../words/language.ts';
import { otherWords, wordsOf } from './words-note.ts';

/**
 * Shows the portal in a language that somebody chose. Of one that has no words of its own a notice
 * says in which language the portal speaks instead.
 *
 * @param spoken the locales that have words
 * @returns whether the language is now the one asked for
 */
export async function chooseLanguage(locale: string, spoken: readonly string[]): Promise<boolean> {
  const before = shownLocale();
  if (!(await storeLanguage(locale))) return false;
  const words = otherWords(locale, spoken, wordsOf(locale, spoken));
  if (words !== null && locale !== before) {
    const language = nameOf(locale);
    const text = translate('shell:languages.falls_back', { language, words });
    bus.emit(notified, { tone: 'info', text });
  }
  return true;
}

/** A language by its name in its own words. */
const nameOf = (locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-')[0] ?? '') ?? locale;
