import type { LocaleRow } from '@portal/contract/portal';
import { type Region, regionNames, regionOf, regions } from '../words/regions.ts';

export interface RegionLanguages {
  readonly region: Region;
  readonly languages: readonly LocaleRow[];
}

/** The languages that the deployment has, by region and in the chooser's order; added ones come last. */
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
