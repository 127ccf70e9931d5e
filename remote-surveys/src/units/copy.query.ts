import { queryOptions, skipToken } from '@portal/platform/query';
import { call } from '../calls.ts';
import { yard } from '../yard/yard.query.ts';

/** What a copy of a unit starts with: what it is, without its number, VIN and plate. */
export const copyQuery = (unit_id: number | null) =>
  queryOptions({
    queryKey: [...yard, 'copy', unit_id],
    queryFn:
      unit_id === null
        ? skipToken
        : async ({ signal }) => {
            const body = { unit_id };
            return (await call('POST fleet_survey/create_unit_copy', { body, signal })).unit;
          },
  });
