import type { CloneRequest } from '@portal/contract/fleet-surveys';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** The numbers that clones would get; the previous ones stay visible while others load. */
export const clonesQuery = (asked: CloneRequest) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'clones', asked],
    queryFn: async ({ signal }) =>
      (await call('POST fleet_survey/clone_unit', { body: { ...asked, is_preview: true }, signal }))
        .clones,
    placeholderData: (before) => before,
    retry: false,
  });
