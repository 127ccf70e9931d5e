import type { Locale } from '@portal/contract/admin';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** A language; one that an administrator added can be withdrawn. */
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

/** Every page of words that was loaded, for all of them to be loaded anew. */
export const allWords = ['words'];

/**
 * How many words of a locale stand where; loaded anew with the words.
 *
 * @param localeId null for every locale, undefined as long as it is not known
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
