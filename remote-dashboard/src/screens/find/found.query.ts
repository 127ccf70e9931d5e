import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { keptLists } from '../../saved/kept.query.ts';

/** Of each kind so many are found. */
const most = 5;

/** Letters from which on something is looked for. */
const least = 2;

const longest = 100;

/** Templates and favorites whose names hold a text. */
export function foundQueries(text: string) {
  const body = { keyword: text.slice(0, longest), page_number: 1, page_size: most };
  const enabled = isSearched(text);
  return {
    templates: queryOptions({
      queryKey: [...keptLists.templates, body],
      enabled,
      queryFn: ({ signal }) =>
        call('POST fleet_dashboard/get_templates', { body, signal, background: true }),
    }),
    favorites: queryOptions({
      queryKey: [...keptLists.favorites, body],
      enabled,
      queryFn: ({ signal }) =>
        call('POST fleet-central-v1:favorite_reports/get', { body, signal, background: true }),
    }),
  };
}

export const isSearched = (text: string): boolean => text.length >= least;
