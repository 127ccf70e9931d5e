import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Choices for the filters of the report. */
export const selectsQuery = queryOptions({
  queryKey: ['fleet_conditions', 'selects'],
  queryFn: ({ signal }) => call('POST fleet_conditions/get_selects', { body: {}, signal }),
  staleTime: 5 * 60_000,
});
