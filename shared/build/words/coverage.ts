import { neededKeys } from './needed-keys.ts';

/** The texts of one folder, by locale and key. */
export type Packs = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Keys, by locale, whose texts rightly equal the English ones: names, units, words that exist in
 * both languages.
 */
export type SameWords = Readonly<Record<string, readonly string[]>>;

export interface Coverage {
  readonly locale: string;
  /** Number of keys that the locale needs. */
  readonly needed: number;
  /** Needed keys without a text. */
  readonly missing: readonly string[];
  /** Keys whose texts equal the English ones without being marked: they are not translated. */
  readonly asEnglish: readonly string[];
  /** Keys that are marked as equal to English but differ. */
  readonly wronglyMarked: readonly string[];
  /** Keys whose texts have other placeholders than the English ones. */
  readonly otherPlaces: readonly string[];
  /** Keys that English does not have. */
  readonly unknown: readonly string[];
}

/** The locale to which the others are compared. */
export const english = 'en-US';

/** Locales that must be complete. */
const wholeLocales: readonly string[] = ['es-US', 'pt-BR', 'fr-CA'];

/** A placeholder, as in `{{count}}`. */
const place = /\{\{.*?\}\}/g;

/**
 * Whether a text has words besides its placeholders; one without any is the same in every language.
 */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(place, ''));

const placesOf = (text: string) => (text.match(place) ?? []).sort().join();

/**
 * Returns how completely each locale other than English is translated; includes complete locales
 * even if they have no pack.
 */
export function coverageOf(packs: Packs, same: SameWords = {}): Coverage[] {
  const originals = packs.get(english) ?? {};
  const locales = new Set([
    ...wholeLocales,
    ...[...packs.keys()].filter((each) => each !== english),
  ]);
  return [...locales].map((locale) => {
    const words = packs.get(locale) ?? {};
    const needed = neededKeys(Object.keys(originals), locale);
    const marked = same[locale] ?? [];
    // A plural form that English does not have is compared with the English form `other`.
    const originalOf = (key: string) =>
      originals[key] ?? originals[key.replace(/_[a-z]+$/, '_other')] ?? '';
    const isSame = (key: string) => words[key] !== undefined && words[key] === originals[key];
    return {
      locale,
      needed: needed.length,
      missing: needed.filter((key) => !words[key]?.trim()),
      asEnglish: needed.filter(
        (key) => isSame(key) && hasWords(words[key] ?? '') && !marked.includes(key),
      ),
      wronglyMarked: marked.filter((key) => !isSame(key)),
      otherPlaces: needed.filter(
        (key) => words[key]?.trim() && placesOf(words[key]) !== placesOf(originalOf(key)),
      ),
      unknown: Object.keys(words).filter((key) => !needed.includes(key)),
    };
  });
}

/**
 * Whether a locale that must be complete has a missing, untranslated, mismatched or superfluous
 * text.
 */
export const hasGap = ({ locale, needed: _, ...keys }: Coverage): boolean =>
  wholeLocales.includes(locale) && Object.values(keys).some(({ length }) => length > 0);
