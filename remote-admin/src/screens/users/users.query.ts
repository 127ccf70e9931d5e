import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import type { RowKind } from './access.ts';
import type { UsersView } from './users-view.ts';

/** Rows on a page. */
export const pageSize = 20;

/** Every list of people that was loaded, for all of them to be loaded anew. */
export const people = ['people'];

type ListView = Pick<UsersView, 'search' | 'page'>;

const page = (view: ListView) => ({
  ...(view.search && { keyword: view.search }),
  page_number: view.page,
  page_size: pageSize,
});

export function registrationsQuery({ state, ...view }: ListView & Pick<UsersView, 'state'>) {
  const body = { state, ...page(view) };
  return queryOptions({
    queryKey: [...people, 'registrations', body],
    queryFn: ({ signal }) => call('POST admin/users/get_registrations', { body, signal }),
  });
}

/** The first page of those who wait: how many they are is said on the tab. */
export const waitingQuery = () => registrationsQuery({ state: 'waiting', search: '', page: 1 });

export function usersQuery({ group, ...view }: ListView & Pick<UsersView, 'group'>) {
  const body = { ...(group && { group }), ...page(view) };
  return queryOptions({
    queryKey: [...people, 'users', body],
    queryFn: ({ signal }) => call('POST admin/users/get_users', { body, signal }),
  });
}

/** Accounts or dealers whose number or name holds the keyword. */
export const rowsQuery = (kind: RowKind, keyword: string) =>
  queryOptions({
    queryKey: ['rows', kind, keyword],
    queryFn: async ({ signal }) =>
      (await call('POST admin/users/find_rows', { body: { kind, keyword }, signal })).found,
  });
