import {
  type addressFavoriteCalls,
  favoriteLimits,
  type reportKinds,
} from '@portal/contract/reports';
import { callsOf } from '../http/calls-of.ts';
import { queryOptions } from '../query/query.ts';

/** What a favorite is of, by its name in word keys. */
export type FavoriteKind = Exclude<keyof typeof reportKinds, 'dashboard'>;

export const favoriteCall = callsOf<typeof addressFavoriteCalls>();

/** Under which the favorites are kept, so that they can be loaded anew. */
export const favoritesKey = ['favorites'];

/** The user's first favorites of a kind, by name, and how many there are. */
export const favoritesQuery = (report_kind: (typeof reportKinds)[FavoriteKind]) =>
  queryOptions({
    queryKey: [...favoritesKey, report_kind],
    queryFn: ({ signal }) =>
      favoriteCall('POST fleet-central-v1:favorite_reports/get', {
        body: { report_kind, page_number: 1, page_size: favoriteLimits.page },
        signal,
      }),
  });
