import { queryOptions, skipToken } from '@portal/platform/query';
import { call } from '../calls.ts';
import { yardQueryKey } from '../yard/yard.query.ts';

/** Initial values for a copy of a unit: without its number, VIN and plate. */
export const copyQuery = (unit_id: number | null) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'copy', unit_id],
    queryFn:
      unit_id === null
        ? skipToken
        : async ({ signal }) => {
            const body = { unit_id };
            return (await call('POST fleet_survey/create_unit_copy', { body, signal })).unit;
          },
  });
