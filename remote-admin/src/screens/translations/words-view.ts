import type { Locale } from '@portal/contract/admin';
import { readPage, readSearch, writeParams } from '../../view-params.ts';

/** Which words are looked at; it lives in the address. */
export interface WordsView {
  /** BCP 47; empty when the address names none. */
  readonly locale: string;
  /** Empty: of every part of the portal. */
  readonly namespace: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const longestNamespace = 60;

export function readView(params: URLSearchParams): WordsView {
  return {
    locale: params.get('locale') ?? '',
    namespace: (params.get('namespace') ?? '').slice(0, longestNamespace),
    search: readSearch(params),
    page: readPage(params),
  };
}

/** The address of a view after a change. */
export const writeView: (params: URLSearchParams, change: Partial<WordsView>) => URLSearchParams =
  writeParams;

/** The locale that a view means: the one it names, else the one that the portal is shown in. */
export const viewedLocale = (
  locales: readonly Locale[],
  named: string,
  shown: string,
): Locale | undefined =>
  locales.find(({ locale }) => locale === named) ??
  locales.find(({ locale }) => locale === shown) ??
  locales[0];
