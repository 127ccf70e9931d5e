import type { WearScope } from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Under this everything of the report is kept. */
export const wear = ['wear rate'] as const;

/** How many tires of the selection count. */
export const availableQuery = (body: WearScope) =>
  queryOptions({
    queryKey: [...wear, 'available', body],
    queryFn: async ({ signal }) =>
      (await call('POST product_wear_rate_report/get_available_tires', { body, signal }))
        .available_tires,
  });

/** What the filters may be set to. */
export const filtersQuery = ({ keyword: _, ...body }: WearScope) =>
  queryOptions({
    queryKey: [...wear, 'filters', body],
    queryFn: ({ signal }) =>
      call('POST product_wear_rate_report/get_all_filters', { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
