import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { rowNamed } from '../yard/not-there.ts';
import { yard } from '../yard/yard.query.ts';

/** A unit, with what a deletion would concern, and its last changes. */
export const unitQuery = (id: string) =>
  queryOptions({
    queryKey: [...yard, 'unit', id],
    queryFn: async ({ signal }) =>
      call('GET fleet_survey/get_unit/{id}', { params: { id: rowNamed(id) }, signal }),
  });
