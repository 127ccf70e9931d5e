import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** What the form of a unit offers; it changes with the language alone. */
export const unitSelectsQuery = () =>
  queryOptions({
    queryKey: ['unit selects'],
    queryFn: ({ signal }) => call('GET fleet_survey/get_unit_selects', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
