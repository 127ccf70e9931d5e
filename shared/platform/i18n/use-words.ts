import { useContext } from 'react';
import { WordsContext } from './words-context.ts';

/**
 * Values for the `{{…}}` placeholders of a text; `count` also selects the plural form. Numbers are
 * formatted in the locale; strings, such as a year or a formatted figure, are inserted unchanged.
 */
export type WordParams = Readonly<Record<string, string | number>>;

export interface SpokenWords {
  /**
   * Returns the text of a key in the remote's own namespace, or in another one given with the key,
   * such as `shell:common.retry`. If the locale has no such text, its parents are tried, English
   * last; an unknown key is returned as it is.
   */
  readonly t: (key: string, params?: WordParams) => string;
  /** The chosen locale. */
  readonly locale: string;
  /**
   * The locale of the texts, which is a parent's if the chosen one has none. Use it for anything
   * written among the texts, such as names of months.
   */
  readonly wordsLocale: string;
}

/**
 * Returns the texts of the component's remote, updated when the language changes. All components of
 * a page share them, and most use them.
 *
 * @throws Error outside of a root
 */
export function useWords(): SpokenWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside of a root');
  return words;
}
