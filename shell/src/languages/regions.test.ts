import { addParentLocales, localeChain } from '@portal/platform/i18n/manage';
import { regionNames, regionOf, regions } from '../words/regions.ts';
import { chooserLocales, wordsOfChooser } from './chooser-words.ts';
import { fallbackLanguageName } from './fallback-language.ts';
import { byRegion, searchLanguages } from './search-languages.ts';

const all = regionNames.flatMap((region) => [...regions[region]]);
const rows = all.map((locale, index) => ({
  id: index + 1,
  locale,
  parrentId: null,
  name: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? '',
}));
const found = (text: string, shown = 'en-US') =>
  searchLanguages(byRegion(rows), text, shown).flatMap(({ languages }) =>
    languages.map(({ locale }) => locale),
  );

describe('the regions', () => {
  it('offer the 35 languages of the specification, each once', () => {
    expect(regionNames.map((region) => regions[region].length)).toEqual([4, 2, 25, 4]);
    expect(new Set(all).size).toBe(35);
  });

  it.each([
    ['es-US', 'north_america'],
    ['pt-BR', 'south_america'],
    ['pt-PT', 'europe'],
    ['hi-IN', 'asia'],
    ['ar-XB', 'north_america'],
  ])('show %s with %s', (locale, region) => {
    expect(regionOf(locale)).toBe(region);
  });

  it('offer a language that was added beside its parents, last', () => {
    addParentLocales({ 'fr-BE': 'fr-FR', 'fr-LU': 'fr-BE' });
    const added = { id: 99, locale: 'fr-LU', parrentId: 98, name: 'Français (Luxembourg)' };
    const europe = byRegion([added, ...rows]).find(({ region }) => region === 'europe');
    expect(europe?.languages.at(-1)).toBe(added);
    expect(europe?.languages).toHaveLength(26);
    expect(localeChain('fr-LU')).toEqual(['fr-LU', 'fr-BE', 'fr-FR', 'fr-CA', 'en-US']);
    addParentLocales({});
  });

  it('leave out what the deployment does not have', () => {
    const few = rows.filter(({ locale }) => locale === 'ja-JP');
    expect(byRegion(few).map(({ languages }) => languages.length)).toEqual([0, 0, 0, 1]);
  });
});

describe('title and button', () => {
  it('are there in every language of the regions', () => {
    expect(chooserLocales).toEqual(all);
    for (const locale of all) {
      const { title, button, lang } = wordsOfChooser(locale);
      expect(lang).toBe(locale);
      expect(title.length * button.length).toBeGreaterThan(0);
      if (!locale.startsWith('en')) expect(title).not.toBe(wordsOfChooser('en-US').title);
    }
  });
});

describe('the search', () => {
  it.each([
    ['deutsch', 'de-DE'],
    ['GERMAN', 'de-DE'],
    ['de-de', 'de-DE'],
    ['alemán', 'de-DE'],
    ['espanol (arg', 'es-AR'],
    ['  日本 ', 'ja-JP'],
    ['ελλην', 'el-GR'],
  ])('finds by %p', (text, locale) => {
    expect(found(text, 'es-US')).toEqual([locale]);
  });

  it('finds nothing by what is no name', () => {
    expect(found('(.*')).toEqual([]);
    expect(found('klingon')).toEqual([]);
  });
});

describe('the words of a language that has none', () => {
  const spoken = ['en-US', 'es-US', 'pt-BR', 'fr-CA'];

  it.each([
    ['de-DE', 'en-US', 'English'],
    ['de-DE', 'pt-BR', 'inglês'],
    ['pt-PT', 'en-US', null],
    ['en-GB', 'en-US', null],
    ['es-AR', 'en-US', null],
  ])('of %s are called in %s %p', (locale, shown, name) => {
    expect(fallbackLanguageName(locale, spoken, shown)).toBe(name);
  });
});
