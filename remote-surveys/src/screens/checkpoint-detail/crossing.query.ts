import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { rowNamed } from '../../yard/not-there.ts';
import { yard } from '../../yard/yard.query.ts';

/** A crossing with its axles and findings. The address of its picture holds for minutes. */
export const crossingQuery = (id: string) =>
  queryOptions({
    queryKey: [...yard, 'crossing', id],
    queryFn: async ({ signal }) =>
      reportCall('POST checkpoint/detail', { body: { survey_id: Number(rowNamed(id)) }, signal }),
    staleTime: 5 * 60_000,
  });
