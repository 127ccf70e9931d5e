import type { WearScope } from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all queries of the report. */
export const wear = ['wear rate'] as const;

/** The number of tires of the selection that count. */
export const availableQuery = (body: WearScope) =>
  queryOptions({
    queryKey: [...wear, 'available', body],
    queryFn: async ({ signal }) =>
      (await call('POST product_wear_rate_report/get_available_tires', { body, signal }))
        .available_tires,
  });

/** Choices for the filters. */
export const filtersQuery = ({ keyword: _, ...body }: WearScope) =>
  queryOptions({
    queryKey: [...wear, 'filters', body],
    queryFn: ({ signal }) =>
      call('POST product_wear_rate_report/get_all_filters', { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
