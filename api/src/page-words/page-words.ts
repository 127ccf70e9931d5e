import enUs from './locales/en-US.json';
import esUs from './locales/es-US.json';
import frCa from './locales/fr-CA.json';
import ptBr from './locales/pt-BR.json';

export type WordKey = keyof typeof enUs;
type Words = Readonly<Record<WordKey, string>>;

const packs = { 'en-US': enUs, 'es-US': esUs, 'pt-BR': ptBr, 'fr-CA': frCa } satisfies Record<
  string,
  Words
>;

/** The languages of the sign-in page. */
export type PageLocale = keyof typeof packs;

/** The languages by their own names, in the order offered. */
export const pageLocales: readonly { readonly locale: PageLocale; readonly name: string }[] = [
  { locale: 'en-US', name: 'English' },
  { locale: 'es-US', name: 'Español' },
  { locale: 'pt-BR', name: 'Português' },
  { locale: 'fr-CA', name: 'Français' },
];

export type Translate = (
  key: WordKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const translator =
  (locale: PageLocale): Translate =>
  (key, values = {}) =>
    packs[locale][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    );

/**
 * Returns the page's language for a wanted locale: the same, or one of the same language (es-US for
 * es-AR); null when there is none.
 */
function relativeOf(wanted: string): PageLocale | null {
  const language = wanted.trim().slice(0, 2).toLowerCase();
  return pageLocales.find(({ locale }) => locale.startsWith(language))?.locale ?? null;
}

/**
 * @param lang requested in the address, if any
 * @param acceptLanguage languages that the browser requests, most wanted first (browsers send it in
 * order)
 */
export function choosePageLocale(lang: string, acceptLanguage: string): PageLocale {
  const wanted = [lang, ...acceptLanguage.split(',')].filter((locale) => locale.trim().length >= 2);
  for (const locale of wanted) {
    const found = relativeOf(locale);
    if (found) return found;
  }
  return 'en-US';
}
