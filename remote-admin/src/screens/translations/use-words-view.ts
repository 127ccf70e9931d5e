import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { useCallback } from 'react';
import { readView, viewedLocale, type WordsView, writeView } from './words-view.ts';

/** The view that the address names, and how to change it. */
export function useWordsView(locales: readonly Locale[]) {
  const { locale: shown } = useWords();
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const change = useCallback(
    (patch: Partial<WordsView>, { replace = false } = {}) =>
      setParams((present) => writeView(present, patch), { replace }),
    [setParams],
  );
  return { view, locale: viewedLocale(locales, view.locale, shown), change };
}
