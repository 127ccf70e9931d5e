import { favoriteLimits, reportKinds } from '@portal/contract/reports';
import { queryOptions } from '@portal/platform/query';
import { favoriteCall } from '../../calls.ts';

/** Under which the favorites are kept, so that they can be loaded anew. */
export const favoritesKey = ['favorites of surveys'];

/** The user's first favorites of reports of surveys, by name, and how many there are. */
export const favoritesQuery = queryOptions({
  queryKey: favoritesKey,
  queryFn: ({ signal }) =>
    favoriteCall('POST fleet-central-v1:favorite_reports/get', {
      body: { report_kind: reportKinds.survey, page_number: 1, page_size: favoriteLimits.page },
      signal,
    }),
});
