import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Under this everything of the report is kept. */
export const torque = ['torque summary'] as const;

const locationsQuery = (query: { readonly keyword?: string; readonly ids?: string }) =>
  queryOptions({
    queryKey: [...torque, 'locations', query],
    queryFn: async ({ signal }) =>
      (await call('GET torque_summary_report/select_location_ids', { query, signal })).locations,
    staleTime: 5 * 60_000,
  });

/** The locations that are offered for what was typed. */
export const offeredQuery = (keyword: string) => ({
  ...locationsQuery(keyword === '' ? {} : { keyword }),
  placeholderData: keepPreviousData,
});

/** Those of the chosen locations that the reader sees. */
export const namedQuery = (ids: readonly number[]) => locationsQuery({ ids: ids.join('.') });
