import type { Locale } from '@portal/contract/admin';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** A language; an added one can be withdrawn. */
export interface Language extends Locale {
  readonly isAdded: boolean;
}

export const localesQuery = () =>
  queryOptions({
    queryKey: ['locales'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Language[]> => {
      const { locales, added } = await call('POST admin/locales/get', { signal });
      return locales.map((locale) => ({ ...locale, isAdded: added.includes(locale.id) }));
    },
  });

/** Key prefix of all pages of texts, for reloading them together. */
export const allWords = ['words'];

/**
 * Numbers of a locale's texts by state; reloaded with the texts.
 *
 * @param localeId null for all locales, undefined while unknown
 */
export const wordsCountQuery = (localeId: number | null | undefined) =>
  queryOptions({
    queryKey: [...allWords, 'count', localeId],
    enabled: localeId !== undefined,
    queryFn: ({ signal }) =>
      call('POST admin/translations/get_words_count', {
        body: localeId ? { locale_id: localeId } : {},
        signal,
      }),
  });
