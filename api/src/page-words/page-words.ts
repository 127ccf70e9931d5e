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

/** Each language under its own name, in the order in which they are offered. */
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
 * The page's language for a wanted locale: itself or the one spoken by its relatives (es-AR reads
 * es-US); null when there is none.
 */
function relativeOf(wanted: string): PageLocale | null {
  const language = wanted.trim().slice(0, 2).toLowerCase();
  return pageLocales.find(({ locale }) => locale.startsWith(language))?.locale ?? null;
}

/**
 * @param lang what the address asks for, if anything
 * @param acceptLanguage what the browser asks for, most wanted first (browsers send it in order)
 */
export function choosePageLocale(lang: string, acceptLanguage: string): PageLocale {
  const wanted = [lang, ...acceptLanguage.split(',')].filter((locale) => locale.trim().length >= 2);
  for (const locale of wanted) {
    const found = relativeOf(locale);
    if (found) return found;
  }
  return 'en-US';
}
