import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { checkedRowName } from '../yard/not-found-failure.ts';
import { yardQueryKey } from '../yard/yard.query.ts';

/** A unit, with the data that a deletion would affect, and its latest changes. */
export const unitQuery = (id: string) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'unit', id],
    queryFn: async ({ signal }) =>
      call('GET fleet_survey/get_unit/{id}', { params: { id: checkedRowName(id) }, signal }),
  });
