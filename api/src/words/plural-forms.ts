import { type PluralCategory, pluralCategories } from '@portal/contract/portal';

/** An English text as registered. */
export interface EnglishWord {
  readonly key: string;
  readonly text: string;
  /** The plural category of this form; null for a text without plural forms. */
  readonly pluralCategory: PluralCategory | null;
}

const ending = /^(.+)_(one|other)$/;

/**
 * Returns the texts of an English pack. English distinguishes one and other; other languages have
 * more forms, which translators must be able to fill in. A text with plural forms (its pack has
 * both `key_one` and `key_other`) is therefore listed in every category, with the English text of
 * "other" where English has no form of its own.
 */
export function wordsOf(english: Readonly<Record<string, string>>): EnglishWord[] {
  return Object.entries(english).flatMap(([key, text]): EnglishWord[] => {
    const [, base, form] = ending.exec(key) ?? [];
    const isCounted =
      base !== undefined &&
      Object.hasOwn(english, `${base}_one`) &&
      Object.hasOwn(english, `${base}_other`);
    if (!isCounted) return [{ key, text, pluralCategory: null }];
    if (form === 'one') return [];
    return pluralCategories.map((category) => ({
      key: `${base}_${category}`,
      text: english[`${base}_${category}`] ?? text,
      pluralCategory: category,
    }));
  });
}

/** Returns the plural categories that a language distinguishes. */
export const categoriesOf = (locale: string): readonly PluralCategory[] => {
  const used: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return pluralCategories.filter((category) => used.includes(category));
};
