import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { engine } from './engine.ts';
import { NamespaceContext } from './namespace.ts';
import { type RootWords, WordsContext } from './words-context.ts';
import { onWords, wordsLocaleOf, wordsVersionOf } from './words-store.ts';

/** Provides a namespace's texts to its descendants, updated when the language changes. */
export function WordsProvider({
  namespace,
  children,
}: {
  readonly namespace: string;
  readonly children: ReactNode;
}) {
  const { t, i18n } = useTranslation(namespace, { i18n: engine });
  const locale = i18n.language;
  const wordsLocale = wordsLocaleOf(namespace, locale);
  const version = useSyncExternalStore(onWords, () => wordsVersionOf(namespace));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are other sentences
  const words = useMemo<RootWords>(() => {
    const plain = new Map<string, string>();
    const say = (key: string) => {
      const word = plain.get(key) ?? t(key, {});
      plain.set(key, word);
      return word;
    };
    return { t: (key, params) => (params ? t(key, params) : say(key)), locale, wordsLocale };
  }, [t, locale, wordsLocale, version]);
  return (
    <NamespaceContext value={namespace}>
      <WordsContext value={words}>{children}</WordsContext>
    </NamespaceContext>
  );
}
