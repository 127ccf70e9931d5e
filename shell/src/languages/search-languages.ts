import type { LocaleRow } from '@portal/contract/portal';
import { type Region, regionNames, regionOf, regions } from '../words/regions.ts';

export interface RegionLanguages {
  readonly region: Region;
  readonly languages: readonly LocaleRow[];
}

/**
 * Returns the languages of the deployment by region, in the chooser's order; added ones come last.
 */
export const byRegion = (locales: readonly LocaleRow[]): RegionLanguages[] =>
  regionNames.map((region) => {
    const order: readonly string[] = regions[region];
    const places = new Map(order.map((locale, place) => [locale, place]));
    const placeOf = ({ locale }: LocaleRow) => places.get(locale) ?? order.length;
    return {
      region,
      languages: locales
        .filter(({ locale }) => regionOf(locale) === region)
        .sort((one, other) => placeOf(one) - placeOf(other)),
    };
  });

/**
 * Finds the languages with a text in one of their names: the native one, the English one, the one
 * in the language on screen, or the code. Ignores accents and case. Omits regions without a match.
 *
 * @param shown locale of the texts on screen
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
