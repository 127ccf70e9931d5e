import { bus, languageChanged } from '@portal/platform/bus';
import { isCallFailure } from '@portal/platform/http';
import { changeLanguage } from '@portal/platform/i18n/manage';
import type { Deployment } from '@portal/platform/remote';
import {
  dropLocally,
  keepLocally,
  localKeys,
  onOtherTabs,
  readLocally,
} from '@portal/platform/session/manage';
import { readLanguages } from './language-list.ts';
import { loadWords } from './load-words.ts';
import { regionNames, regions } from './regions.ts';

const localePattern = /^[a-z]{2}-[A-Z]{2}$/;

let deployed: Deployment | null = null;
let choices = 0;

/** The locale on screen. */
export const shownLocale = (): string => bus.current(languageChanged) ?? 'en-US';

/**
 * Starts with the language kept in this browser, else with the region's. Where people may choose,
 * the list of languages is brought in as well.
 *
 * @throws when the words or the list cannot be loaded
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
 * Shows the language that is chosen in another tab here too.
 *
 * @returns stops following
 */
export const followLanguage = (): (() => void) =>
  onOtherTabs((key) => {
    const kept = key === localKeys.language ? readLocally(key) : null;
    if (kept && kept !== shownLocale()) void storeLanguage(kept);
  });

/** The parents of a language that was added are in the list alone; without it English stands in. */
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

/** A kept name that the server knows no language by is dropped: it would never start again. */
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
    await learnParentsOf(locale);
    await loadWords(locale, deployed);
  } catch {
    return false;
  }
  if (choice !== choices) return false;
  keepLocally(localKeys.language, locale);
  await changeLanguage(locale);
  return true;
}
