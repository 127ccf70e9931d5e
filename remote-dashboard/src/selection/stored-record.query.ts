import { queryOptions } from '@portal/platform/query';
import { recordStore } from './record-store.ts';

/** The exact text of the record stored under a short key; it never changes. */
export const storedRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['kept-filters', 'record', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string> => (await recordStore.read(id, signal)).record,
  });

/** Stores a record and returns its short key; the same record is not stored twice. */
export const storedRecordIdQuery = (record: string) =>
  queryOptions({
    queryKey: ['kept-filters', 'id', record],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<string> => (await recordStore.keep(record)).id,
  });
