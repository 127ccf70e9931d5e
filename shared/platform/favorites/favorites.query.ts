import {
  type addressFavoriteCalls,
  favoriteLimits,
  type reportKinds,
} from '@portal/contract/reports';
import { callsOf } from '../http/calls-of.ts';
import { queryOptions } from '../query/query.ts';

/** The kind of report a favorite belongs to, as named in text keys. */
export type FavoriteKind = Exclude<keyof typeof reportKinds, 'dashboard'>;

export const favoriteCall = callsOf<typeof addressFavoriteCalls>();

/** Query key of the favorites, for invalidation. */
export const favoritesKey = ['favorites'];

/** Queries the user's first favorites of a kind, by name, and their total number. */
export const favoritesQuery = (report_kind: (typeof reportKinds)[FavoriteKind]) =>
  queryOptions({
    queryKey: [...favoritesKey, report_kind],
    queryFn: ({ signal }) =>
      favoriteCall('POST fleet-central-v1:favorite_reports/get', {
        body: { report_kind, page_number: 1, page_size: favoriteLimits.page },
        signal,
      }),
  });
