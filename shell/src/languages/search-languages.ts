import type { LocaleRow } from '@portal/contract/portal';
import { type Region, regionNames, regions } from './regions.ts';

export interface RegionLanguages {
  readonly region: Region;
  readonly languages: readonly LocaleRow[];
}

/** The languages that the deployment has, by region and in the chooser's order. */
export const byRegion = (locales: readonly LocaleRow[]): RegionLanguages[] =>
  regionNames.map((region) => ({
    region,
    languages: regions[region].flatMap(
      (each) => locales.find(({ locale }) => locale === each) ?? [],
    ),
  }));

/**
 * The languages in whose names a text occurs: their own, the English one, the one of the language
 * on screen, or the code. Accents and case do not count. Regions without any are left out.
 *
 * @param shown locale of the words on screen
 */
export function searchLanguages(
  all: readonly RegionLanguages[],
  text: string,
  shown: string,
): RegionLanguages[] {
  const wanted = plain(text.trim());
  const isFound = ({ locale, name }: LocaleRow) =>
    [locale, name, nameIn('en-US', locale), nameIn(shown, locale)].some((each) =>
      plain(each).includes(wanted),
    );
  return all
    .map(({ region, languages }) => ({ region, languages: languages.filter(isFound) }))
    .filter(({ languages }) => languages.length > 0);
}

const nameIn = (shown: string, locale: string): string =>
  new Intl.DisplayNames(shown, { type: 'language' }).of(locale) ?? '';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
