import { isCallFailure } from '@portal/platform/http';
import { queryOptions } from '@portal/platform/query';
import { shortSearch } from '../selection/short-search.ts';
import { storedRecordIdQuery, storedRecordQuery } from '../selection/stored-record.query.ts';
import { viewInRecord } from './link-record.ts';

/** The query of the address behind a link, or why the link leads to no view. */
export type LinkedView =
  | { readonly search: string; readonly problem?: never }
  | { readonly search?: never; readonly problem: 'unknown' | 'unread' };

/** Returns whether a text can be the id of a record; other texts are not worth a call. */
const isId = (text: string) => /^[\w-]{8,40}$/.test(text);

const isUnknown = (error: unknown) => isCallFailure(error) && error.path === 'id';

/** The view behind a link; lists too long for an address are stored under a key of their own. */
export const linkedViewQuery = (id: string) =>
  queryOptions({
    queryKey: ['linked-view', id],
    queryFn: async ({ client }): Promise<LinkedView> => {
      if (!isId(id)) return { problem: 'unknown' };
      const record = await client.fetchQuery(storedRecordQuery(id)).catch((error: unknown) => {
        if (isUnknown(error)) return null;
        throw error;
      });
      if (record === null) return { problem: 'unknown' };
      const view = viewInRecord(record);
      if (view === null) return { problem: 'unread' };
      // Copying a link to this view gives the same link again.
      client.setQueryData(storedRecordIdQuery(record).queryKey, id);
      return { search: await shortSearch(client, view) };
    },
  });
