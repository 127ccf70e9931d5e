import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { engine } from './engine.ts';
import { NamespaceContext } from './namespace.ts';

/** What stands in for the `{{…}}` of a word; `count` also chooses its plural form. */
export type WordParams = Readonly<Record<string, string | number>>;

export interface SpokenWords {
  /**
   * The word of a key in the remote's own namespace, or of another with the namespace named, as
   * in `shell:common.retry`. Where the locale lacks it, its parents are asked, English last; a
   * key that nobody has is shown as it is.
   */
  readonly t: (key: string, params?: WordParams) => string;
  /** The locale that the page is shown in. */
  readonly locale: string;
}

/** The words of the remote that the component belongs to, kept up to date with the language. */
export function useWords(): SpokenWords {
  const namespace = useContext(NamespaceContext);
  const { t, i18n } = useTranslation(namespace, { i18n: engine });
  const locale = i18n.language;
  return useMemo(() => ({ t: (key, params) => t(key, params ?? {}), locale }), [t, locale]);
}
