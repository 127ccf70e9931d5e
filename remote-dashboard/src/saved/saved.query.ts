import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/**
 * Query keys that match all loaded lists of templates and of favorites, to refetch them together.
 */
export const savedListKeys = { templates: ['templates', 'list'], favorites: ['favorites', 'list'] };

/** A template with its report. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['templates', 'one', id],
    queryFn: ({ signal }) =>
      call('GET fleet_dashboard/get_template/{id}', { params: { id }, signal }),
  });
