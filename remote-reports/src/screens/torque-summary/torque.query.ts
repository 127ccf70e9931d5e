import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all queries of the report. */
export const torque = ['torque summary'] as const;

const locationsQuery = (query: { readonly keyword?: string; readonly ids?: string }) =>
  queryOptions({
    queryKey: [...torque, 'locations', query],
    queryFn: async ({ signal }) =>
      (await call('GET torque_summary_report/select_location_ids', { query, signal })).locations,
    staleTime: 5 * 60_000,
  });

/** The locations offered for a typed keyword. */
export const offeredQuery = (keyword: string) => ({
  ...locationsQuery(keyword === '' ? {} : { keyword }),
  placeholderData: keepPreviousData,
});

/** The chosen locations that the user may see. */
export const namedQuery = (ids: readonly number[]) => locationsQuery({ ids: ids.join('.') });
