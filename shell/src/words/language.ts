import { bus, languageChanged } from '@portal/platform/bus';
import { isCallFailure } from '@portal/platform/http';
import { changeLanguage } from '@portal/platform/i18n/manage';
import type { Deployment } from '@portal/platform/remote';
import {
  dropLocally,
  localKeys,
  onOtherTabs,
  readLocally,
  writeLocally,
} from '@portal/platform/session/manage';
import { readLanguages } from './language-list.ts';
import { loadWords } from './load-words.ts';
import { regionNames, regions } from './regions.ts';

const localePattern = /^[a-z]{2}-[A-Z]{2}$/;

let deployed: Deployment | null = null;
let choices = 0;

/** Returns the locale on screen. */
export const shownLocale = (): string => bus.current(languageChanged) ?? 'en-US';

/**
 * Starts with the language stored in this browser, else with the region's. If users may choose,
 * also loads the list of languages.
 *
 * @throws when the texts or the list cannot be loaded
 */
export async function startLanguage(deployment: Deployment): Promise<void> {
  deployed = deployment;
  const [locale] = await Promise.all([
    loadFirstWords(deployment),
    deployment.features.language_option ? readLanguages() : null,
  ]);
  await changeLanguage(locale);
}

/**
 * Shows a language chosen in another tab in this one as well.
 *
 * @returns stops following
 */
export const followLanguage = (): (() => void) =>
  onOtherTabs((key) => {
    const kept = key === localKeys.language ? readLocally(key) : null;
    if (kept && kept !== shownLocale()) void storeLanguage(kept);
  });

/** The parents of an added language are only in the list; without it, English is shown. */
async function learnParentsOf(locale: string): Promise<void> {
  const isBuiltIn = regionNames.some((region) => regions[region].some((each) => each === locale));
  if (isBuiltIn) return;
  try {
    const known = await readLanguages();
    if (!known.some((each) => each.locale === locale)) await readLanguages({ anew: true });
  } catch (cause) {
    console.warn('The languages could not be loaded', cause);
  }
}

/**
 * Drops a stored locale that the server does not know, because the portal could never start with
 * it.
 */
async function loadFirstWords(deployment: Deployment): Promise<string> {
  const kept = readLocally(localKeys.language);
  if (kept && localePattern.test(kept)) {
    try {
      await learnParentsOf(kept);
      await loadWords(kept, deployment, { startsWithKept: true });
      return kept;
    } catch (cause) {
      if (!isCallFailure(cause) || cause.code !== 'unknown_value') throw cause;
      dropLocally(localKeys.language);
    }
  }
  await loadWords(deployment.default_language, deployment, { startsWithKept: true });
  return deployment.default_language;
}

/**
 * Loads, stores and shows a language. An invalid locale changes nothing, and if a pack cannot be
 * loaded, the current language stays. The last of several choices wins, regardless of which pack
 * arrives first.
 *
 * @returns whether the language is now the requested one
 */
export async function storeLanguage(locale: string): Promise<boolean> {
  if (!deployed || !localePattern.test(locale)) return false;
  choices += 1;
  const choice = choices;
  try {
    await learnParentsOf(locale);
    await loadWords(locale, deployed);
  } catch {
    return false;
  }
  if (choice !== choices) return false;
  writeLocally(localKeys.language, locale);
  await changeLanguage(locale);
  return true;
}
