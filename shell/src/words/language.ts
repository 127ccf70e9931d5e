import { bus, languageChanged } from '@portal/platform/bus';
import { changeLanguage } from '@portal/platform/i18n/manage';
import type { Deployment } from '@portal/platform/remote';
import { keepLocally, localKeys, readLocally } from '@portal/platform/session/manage';
import { loadShellWords } from './load-words.ts';

/** The locale on screen. */
export const shownLocale = (): string => bus.current(languageChanged) ?? 'en-US';

const localePattern = /^[a-z]{2}-[A-Z]{2}$/;

let deployed: Deployment | null = null;

/**
 * Starts with the language kept in this browser, else with the region's.
 *
 * @throws when the words cannot be loaded
 */
export async function startLanguage(deployment: Deployment): Promise<void> {
  deployed = deployment;
  const kept = readLocally(localKeys.language);
  const locale = kept && localePattern.test(kept) ? kept : deployment.default_language;
  await loadShellWords(locale, deployment);
  await changeLanguage(locale);
}

/**
 * Loads a language, keeps it and shows it. A name that is no locale changes nothing, and a pack
 * that cannot be had leaves the present language in place.
 *
 * @returns whether the language is now the one asked for
 */
export async function storeLanguage(locale: string): Promise<boolean> {
  if (!deployed || !localePattern.test(locale)) return false;
  try {
    await loadShellWords(locale, deployed);
  } catch {
    return false;
  }
  keepLocally(localKeys.language, locale);
  await changeLanguage(locale);
  return true;
}
