import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import type { RowKind } from './access.ts';

/** Accounts or dealers whose number or name contains the keyword. */
export const rowsQuery = (kind: RowKind, keyword: string) =>
  queryOptions({
    queryKey: ['rows', kind, keyword],
    queryFn: async ({ signal }) =>
      (await call('POST admin/users/find_rows', { body: { kind, keyword }, signal })).found,
  });
