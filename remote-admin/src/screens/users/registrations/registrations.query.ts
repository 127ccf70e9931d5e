import { listPageSize } from '@portal/contract/admin';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { people } from '../people/people.query.ts';

export const registrations = [...people, 'registrations'];

/** The first page of waiting registrations; the tab shows their number. */
export function waitingQuery() {
  const body = { state: 'waiting', page_number: 1, page_size: listPageSize } as const;
  return queryOptions({
    queryKey: [...registrations, body],
    queryFn: ({ signal }) => call('POST admin/users/get_registrations', { body, signal }),
  });
}
