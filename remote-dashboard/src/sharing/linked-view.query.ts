import { isCallFailure } from '@portal/platform/http';
import { queryOptions } from '@portal/platform/query';
import { keptFiltersQuery, keptIdQuery } from '../selection/kept-filters.query.ts';
import { shortSearch } from '../selection/short-search.ts';
import { viewInRecord } from './link-record.ts';

/** What the address of a view is, or why a link does not lead to one. */
export type LinkedView =
  | { readonly search: string; readonly problem?: never }
  | { readonly search?: never; readonly problem: 'unknown' | 'unread' };

/** What can be the id of a record; another one is not worth a call. */
const isId = (text: string) => /^[\w-]{8,40}$/.test(text);

const isUnknown = (error: unknown) => isCallFailure(error) && error.path === 'id';

/** The view behind a link, with lists that are too long for an address under a key of their own. */
export const linkedViewQuery = (id: string) =>
  queryOptions({
    queryKey: ['linked-view', id],
    queryFn: async ({ client }): Promise<LinkedView> => {
      if (!isId(id)) return { problem: 'unknown' };
      const record = await client.fetchQuery(keptFiltersQuery(id)).catch((error: unknown) => {
        if (isUnknown(error)) return null;
        throw error;
      });
      if (record === null) return { problem: 'unknown' };
      const view = viewInRecord(record);
      if (view === null) return { problem: 'unread' };
      // Whoever copies this view again hands on the same link.
      client.setQueryData(keptIdQuery(record).queryKey, id);
      return { search: await shortSearch(client, view) };
    },
  });
