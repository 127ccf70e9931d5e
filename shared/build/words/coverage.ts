import { neededKeys } from './needed-keys.ts';

/** The words of one folder, by locale and key. */
export type Packs = ReadonlyMap<string, Readonly<Record<string, string>>>;

export interface Coverage {
  readonly locale: string;
  /** How many keys the locale needs. */
  readonly needed: number;
  /** Keys that it needs and has no words for. */
  readonly missing: readonly string[];
  /** Keys whose words are the English ones: names and units, or not translated. */
  readonly asEnglish: readonly string[];
  /** Keys that English does not have. */
  readonly unknown: readonly string[];
}

/** The locale against which the others are held. */
export const english = 'en-US';

/** Locales that may not miss a word. */
export const wholeLocales: readonly string[] = ['es-US', 'pt-BR', 'fr-CA'];

/** How far each locale besides English has what English has; a whole one also where it has no pack. */
export function coverageOf(packs: Packs): Coverage[] {
  const originals = packs.get(english) ?? {};
  const locales = new Set([
    ...wholeLocales,
    ...[...packs.keys()].filter((each) => each !== english),
  ]);
  return [...locales].map((locale) => {
    const words = packs.get(locale) ?? {};
    const needed = neededKeys(Object.keys(originals), locale);
    return {
      locale,
      needed: needed.length,
      missing: needed.filter((key) => !words[key]?.trim()),
      asEnglish: needed.filter((key) => words[key] && words[key] === originals[key]),
      unknown: Object.keys(words).filter((key) => !needed.includes(key)),
    };
  });
}

/** Whether a locale that may not miss a word misses one. */
export const hasGap = ({ locale, missing }: Coverage): boolean =>
  wholeLocales.includes(locale) && missing.length > 0;
