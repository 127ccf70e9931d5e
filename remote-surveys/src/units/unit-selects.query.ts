import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** Options of the unit form; they only depend on the language. */
export const unitSelectsQuery = () =>
  queryOptions({
    queryKey: ['unit selects'],
    queryFn: ({ signal }) => call('GET fleet_survey/get_unit_selects', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
