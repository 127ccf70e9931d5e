import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { lastLocale, localeChain } from './locale-chain.ts';

/** Making one takes as long as a hundred sentences. */
const numbers = new Map<string, Intl.NumberFormat>();

function writtenIn(locale: string): Intl.NumberFormat {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, known);
  return known;
}

/** Numbers of a sentence are written as the chosen locale writes them, texts stand as they are. */
const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) =>
    typeof value === 'number' ? writtenIn(engine.language).format(value) : String(value ?? ''),
};

/** The one instance of i18next in a page. */
export const engine: i18n = createInstance({
  lng: lastLocale,
  fallbackLng: (locale: string) => localeChain(locale).slice(1),
  load: 'currentOnly',
  defaultNS: 'shell',
  fallbackNS: false,
  // Keys are flat: a dot is a part of the key.
  keySeparator: false,
  nsSeparator: ':',
  interpolation: {
    // React escapes what it renders.
    escapeValue: false,
    alwaysFormat: true,
  },
  returnNull: false,
  // An empty word is a missing one: the parent's is better than nothing.
  returnEmptyString: false,
  initAsync: false,
  resources: {},
  react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
}).use(formatter);
