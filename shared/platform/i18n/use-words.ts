import { useContext, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { engine } from './engine.ts';
import { NamespaceContext } from './namespace.ts';
import { onWords, wordsLocaleOf, wordsVersionOf } from './words-store.ts';

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

/** The words of the remote that the component belongs to, kept up to date with the language. */
export function useWords(): SpokenWords {
  const namespace = useContext(NamespaceContext);
  const { t, i18n } = useTranslation(namespace, { i18n: engine });
  const locale = i18n.language;
  const wordsLocale = wordsLocaleOf(namespace, locale);
  const version = useSyncExternalStore(onWords, () => wordsVersionOf(namespace));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are other sentences
  return useMemo(
    () => ({ t: (key, params) => t(key, params ?? {}), locale, wordsLocale }),
    [t, locale, wordsLocale, version],
  );
}
