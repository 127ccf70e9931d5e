import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { yardQueryKey } from '../yard/yard.query.ts';

/** Owners of units in the account of a location, besides the account itself. */
export const ownersQuery = (location_id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'owners', location_id],
    queryFn: async ({ signal }) => {
      const body = { location_id };
      return (await call('POST fleet_survey/get_owners', { body, signal })).owners;
    },
  });
