import { queryOptions } from '@portal/platform/query';
import { keptRecords } from './kept-records.ts';

/** A record that was kept under a short key, letter for letter; it never changes. */
export const keptFiltersQuery = (id: string) =>
  queryOptions({
    queryKey: ['kept-filters', 'record', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string> => (await keptRecords.read(id, signal)).record,
  });

/** The short key of a record; the same record is not kept twice. */
export const keptIdQuery = (record: string) =>
  queryOptions({
    queryKey: ['kept-filters', 'id', record],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<string> => (await keptRecords.keep(record)).id,
  });
