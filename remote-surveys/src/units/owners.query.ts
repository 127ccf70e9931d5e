import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { yard } from '../yard/yard.query.ts';

/** Who owns units in the account of a yard, besides the account itself. */
export const ownersQuery = (location_id: number) =>
  queryOptions({
    queryKey: [...yard, 'owners', location_id],
    queryFn: async ({ signal }) => {
      const body = { location_id };
      return (await call('POST fleet_survey/get_owners', { body, signal })).owners;
    },
  });
