import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { checkedRowName } from '../../yard/not-found-failure.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

/**
 * A crossing with its axles and findings. The address of its picture is valid for a few minutes.
 */
export const crossingQuery = (id: string) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'crossing', id],
    queryFn: async ({ signal }) =>
      reportCall('POST checkpoint/detail', {
        body: { survey_id: Number(checkedRowName(id)) },
        signal,
      }),
    staleTime: 5 * 60_000,
  });
