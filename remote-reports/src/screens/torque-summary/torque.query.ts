import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Under this everything of the report is kept. */
export const torque = ['torque summary'] as const;

/** The locations that are offered. */
export const locationsQuery = queryOptions({
  queryKey: [...torque, 'locations'],
  queryFn: async ({ signal }) =>
    (await call('GET torque_summary_report/select_location_ids', { query: {}, signal })).locations,
  staleTime: 5 * 60_000,
});
