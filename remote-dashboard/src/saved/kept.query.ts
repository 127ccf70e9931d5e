import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** Every list of templates that was loaded, for all of them to be loaded anew. */
export const templateLists = ['templates', 'list'];

/** The same of favorites. */
export const favoriteLists = ['favorites', 'list'];

/** A template with its report. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['templates', 'one', id],
    queryFn: ({ signal }) =>
      call('GET fleet_dashboard/get_template/{id}', { params: { id }, signal }),
  });
