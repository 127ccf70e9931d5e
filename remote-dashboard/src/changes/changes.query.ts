import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** The findings about the largest changes in a selection. */
export const changesQuery = (base: BaseParameters) =>
  queryOptions({
    queryKey: ['reports', 'changes', base],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call('POST fleet_dashboard/get_changes', { body: { base_parameters: base }, signal }),
  });
