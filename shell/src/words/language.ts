import { bus, languageChanged } from '@portal/platform/bus';
import { changeLanguage } from '@portal/platform/i18n/manage';
import type { Deployment } from '@portal/platform/remote';
import { keepLocally, localKeys, readLocally } from '@portal/platform/session/manage';
import { loadWords } from './load-words.ts';

const localePattern = /^[a-z]{2}-[A-Z]{2}$/;

let deployed: Deployment | null = null;
let choices = 0;

/** The locale on screen. */
export const shownLocale = (): string => bus.current(languageChanged) ?? 'en-US';

/**
 * Starts with the language kept in this browser, else with the region's.
 *
 * @throws when the words cannot be loaded
 */
export async function startLanguage(deployment: Deployment): Promise<void> {
  deployed = deployment;
  const kept = readLocally(localKeys.language);
  const locale = kept && localePattern.test(kept) ? kept : deployment.default_language;
  await loadWords(locale, deployment);
  await changeLanguage(locale);
}

/**
 * Loads a language, keeps it and shows it. A name that is no locale changes nothing, and a pack
 * that cannot be had leaves the present language in place. Of several choices the last one counts,
 * whichever pack comes first.
 *
 * @returns whether the language is now the one asked for
 */
export async function storeLanguage(locale: string): Promise<boolean> {
  if (!deployed || !localePattern.test(locale)) return false;
  choices += 1;
  const choice = choices;
  try {
    await loadWords(locale, deployed);
  } catch {
    return false;
  }
  if (choice !== choices) return false;
  keepLocally(localKeys.language, locale);
  await changeLanguage(locale);
  return true;
}
