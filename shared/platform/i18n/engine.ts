import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { fallbackLocale, localeChain } from './locale-chain.ts';

/** Cached, because creating one takes as long as formatting a hundred sentences. */
const numbers = new Map<string, Intl.NumberFormat>();

function writtenIn(locale: string): Intl.NumberFormat {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, known);
  return known;
}

/** Numbers within a sentence are formatted in the chosen locale; texts are inserted unchanged. */
const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) =>
    typeof value === 'number' ? writtenIn(engine.language).format(value) : String(value ?? ''),
};

/** The single i18next instance of a page. */
export const engine: i18n = createInstance({
  lng: fallbackLocale,
  fallbackLng: (locale: string) => localeChain(locale).slice(1),
  load: 'currentOnly',
  defaultNS: 'shell',
  fallbackNS: false,
  // Keys are flat: a dot is a part of the key.
  keySeparator: false,
  nsSeparator: ':',
  interpolation: {
    // React already escapes.
    escapeValue: false,
    alwaysFormat: true,
  },
  returnNull: false,
  // An empty text counts as missing, so that the parent locale's is used.
  returnEmptyString: false,
  initAsync: false,
  resources: {},
  react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
}).use(formatter);
