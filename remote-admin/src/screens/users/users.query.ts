import { listPageSize } from '@portal/contract/admin';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import type { RowKind } from './access.ts';

/** Every list of people that was loaded, for all of them to be loaded anew. */
export const people = ['people'];

export const registrations = [...people, 'registrations'];

/** The first page of those who wait: how many they are is said on the tab. */
export function waitingQuery() {
  const body = { state: 'waiting', page_number: 1, page_size: listPageSize } as const;
  return queryOptions({
    queryKey: [...registrations, body],
    queryFn: ({ signal }) => call('POST admin/users/get_registrations', { body, signal }),
  });
}

/** Accounts or dealers whose number or name holds the keyword. */
export const rowsQuery = (kind: RowKind, keyword: string) =>
  queryOptions({
    queryKey: ['rows', kind, keyword],
    queryFn: async ({ signal }) =>
      (await call('POST admin/users/find_rows', { body: { kind, keyword }, signal })).found,
  });
