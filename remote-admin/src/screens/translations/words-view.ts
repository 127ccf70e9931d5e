import type { Locale } from '@portal/contract/admin';

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

/** Most characters that the server searches for. */
export const longestSearch = 200;
const longestNamespace = 60;
const lastPage = 100_000;

export function readView(params: URLSearchParams): WordsView {
  const page = Number(params.get('page'));
  return {
    locale: params.get('locale') ?? '',
    namespace: (params.get('namespace') ?? '').slice(0, longestNamespace),
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a view after a change; whatever changes but the page leads to the first page. */
export function writeView(params: URLSearchParams, change: Partial<WordsView>): URLSearchParams {
  const { page, ...rest } = change;
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(rest)) put(next, name, value);
  put(next, 'page', page === undefined || page === 1 ? '' : String(page));
  return next;
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** The locale that a view means: the one it names, else the one that the portal is shown in. */
export const viewedLocale = (
  locales: readonly Locale[],
  named: string,
  shown: string,
): Locale | undefined =>
  locales.find(({ locale }) => locale === named) ??
  locales.find(({ locale }) => locale === shown) ??
  locales[0];
