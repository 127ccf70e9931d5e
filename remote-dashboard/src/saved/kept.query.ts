import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** Every list of what a person keeps that was loaded, by kind, for all of them to be loaded anew. */
export const keptLists = { templates: ['templates', 'list'], favorites: ['favorites', 'list'] };

/** A template with its report. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['templates', 'one', id],
    queryFn: ({ signal }) =>
      call('GET fleet_dashboard/get_template/{id}', { params: { id }, signal }),
  });
