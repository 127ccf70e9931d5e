import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

export const localesQuery = () =>
  queryOptions({
    queryKey: ['locales'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call('POST admin/locales/get', { signal })).locales,
  });

/** Every page of words that was loaded, for all of them to be loaded anew. */
export const allWords = ['words'];

/** How many words of a locale stand where; loaded anew with the words. */
export const wordsCountQuery = (localeId: number | undefined) =>
  queryOptions({
    queryKey: [...allWords, 'count', localeId],
    enabled: localeId !== undefined,
    queryFn: ({ signal }) =>
      call('POST admin/translations/get_words_count', {
        body: localeId === undefined ? {} : { locale_id: localeId },
        signal,
      }),
  });
