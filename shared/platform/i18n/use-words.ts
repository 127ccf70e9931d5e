import { useContext } from 'react';
import { WordsContext } from './words-context.ts';

/**
 * What stands in for the `{{…}}` of a word; `count` also chooses its plural form. Numbers are
 * written as the locale writes them, texts stand as they are: a year, or a figure of a report.
 */
export type WordParams = Readonly<Record<string, string | number>>;

export interface SpokenWords {
  /**
   * The word of a key in the remote's own namespace, or of another with the namespace named, as
   * in `shell:common.retry`. Where the locale lacks it, its parents are asked, English last; a
   * key that nobody has is shown as it is.
   */
  readonly t: (key: string, params?: WordParams) => string;
  /** The locale that was chosen. */
  readonly locale: string;
  /**
   * The locale that the words are in, a parent's where the chosen one has none: for what is
   * written among them, such as the names of months.
   */
  readonly wordsLocale: string;
}

/**
 * The words of the remote that the component belongs to, kept up to date with the language. They are
 * made once for all components of a page: most of them speak.
 *
 * @throws Error outside of a root
 */
export function useWords(): SpokenWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside of a root');
  return words;
}
