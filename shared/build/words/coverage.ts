import { neededKeys } from './needed-keys.ts';

/** The words of one folder, by locale and key. */
export type Packs = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Keys, by locale, whose words rightly are the English ones: names, units, words that both have. */
export type SameWords = Readonly<Record<string, readonly string[]>>;

export interface Coverage {
  readonly locale: string;
  /** How many keys the locale needs. */
  readonly needed: number;
  /** Keys that it needs and has no words for. */
  readonly missing: readonly string[];
  /** Keys whose words are the English ones without being marked so: they are not translated. */
  readonly asEnglish: readonly string[];
  /** Keys that are marked as the English ones and are not. */
  readonly wronglyMarked: readonly string[];
  /** Keys whose words are filled with other values than the English ones. */
  readonly otherPlaces: readonly string[];
  /** Keys that English does not have. */
  readonly unknown: readonly string[];
}

/** The locale against which the others are held. */
export const english = 'en-US';

/** Locales that may not miss a word. */
const wholeLocales: readonly string[] = ['es-US', 'pt-BR', 'fr-CA'];

/** A place that a value fills, as in `{{count}}`. */
const place = /\{\{.*?\}\}/g;

/** What holds no word besides its places says the same everywhere. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(place, ''));

const placesOf = (text: string) => (text.match(place) ?? []).sort().join();

/** How far each locale besides English has what English has; a whole one also where it has no pack. */
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
    // A plural form that English does not have is filled as its form for all other counts.
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

/** Whether a locale that may not miss a word misses one, has it in English, or has one in excess. */
export const hasGap = ({ locale, needed: _, ...keys }: Coverage): boolean =>
  wholeLocales.includes(locale) && Object.values(keys).some(({ length }) => length > 0);
