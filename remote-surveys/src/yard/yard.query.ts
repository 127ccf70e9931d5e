import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { rowNamed } from './not-there.ts';

/** Everything that a write of this remote may change, for all of it to be loaded anew. */
export const yard = ['yard'];

/** A location with what its dashboard shows at first sight. */
export const locationQuery = (id: number) =>
  queryOptions({
    queryKey: [...yard, 'location', id],
    queryFn: async ({ signal }) => {
      const params = { id: Number(rowNamed(id)) };
      return (await call('GET fleet_survey/get_location/{id}', { params, signal })).location;
    },
  });

/** What forms and filters of surveys offer at a location. */
export const surveySelectsQuery = (location_id: number) =>
  queryOptions({
    queryKey: [...yard, 'survey selects', location_id],
    queryFn: async ({ signal }) => {
      const body = { location_id: Number(rowNamed(location_id)) };
      return call('POST fleet_survey/get_selects', { body, signal });
    },
  });
