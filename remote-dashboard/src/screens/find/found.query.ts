import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { savedListKeys } from '../../saved/saved.query.ts';

/** Maximum number found of each kind. */
const most = 5;

/** Minimum number of characters for a search. */
const least = 2;

const longest = 100;

/** Templates and favorites whose names contain a text. */
export function foundQueries(text: string) {
  const body = { keyword: text.slice(0, longest), page_number: 1, page_size: most };
  const enabled = isSearched(text);
  return {
    templates: queryOptions({
      queryKey: [...savedListKeys.templates, body],
      enabled,
      queryFn: ({ signal }) =>
        call('POST fleet_dashboard/get_templates', { body, signal, background: true }),
    }),
    favorites: queryOptions({
      queryKey: [...savedListKeys.favorites, body],
      enabled,
      queryFn: ({ signal }) =>
        call('POST fleet-central-v1:favorite_reports/get', { body, signal, background: true }),
    }),
  };
}

export const isSearched = (text: string): boolean => text.length >= least;
