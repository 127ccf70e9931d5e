import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import type { WordsView } from './words-view.ts';

/** Words on a page. */
export const pageSize = 20;

export const localesQuery = () =>
  queryOptions({
    queryKey: ['locales'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call('POST admin/locales/get', { signal })).locales,
  });

/** Every page of words that was loaded, for all of them to be loaded anew. */
export const allWords = ['words'];

/** A page of one locale's words. */
export function wordsQuery(localeId: number, { namespace, search, page }: WordsView) {
  const body = {
    locale_id: localeId,
    page_number: page,
    page_size: pageSize,
    ...(search && { keyword: search }),
    ...(namespace && { namespace }),
  };
  return queryOptions({
    queryKey: [...allWords, localeId, body],
    queryFn: ({ signal }) => call('POST admin/translations/get_words', { body, signal }),
  });
}
