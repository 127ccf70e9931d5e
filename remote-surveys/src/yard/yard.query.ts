import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';

/** Everything that a write of this remote may change, for all of it to be loaded anew. */
export const yard = ['yard'];

/** A location with what its dashboard shows at first sight. */
export const locationQuery = (id: number) =>
  queryOptions({
    queryKey: [...yard, 'location', id],
    queryFn: async ({ signal }) => {
      const params = { id };
      return (await call('GET fleet_survey/get_location/{id}', { params, signal })).location;
    },
  });

/** What forms and filters of surveys offer at a location. */
export const surveySelectsQuery = (location_id: number) =>
  queryOptions({
    queryKey: [...yard, 'survey selects', location_id],
    queryFn: ({ signal }) =>
      call('POST fleet_survey/get_selects', { body: { location_id }, signal }),
  });
