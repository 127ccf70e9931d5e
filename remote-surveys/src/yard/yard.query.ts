import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { checkedRowName } from './not-found-failure.ts';

/**
 * Prefix of the keys of all queries that a write of this remote may affect, to reload them
 * together.
 */
export const yardQueryKey = ['yard'];

/** A location, with the initial data of its dashboard. */
export const locationQuery = (id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'location', id],
    queryFn: async ({ signal }) => {
      const params = { id: Number(checkedRowName(id)) };
      return (await call('GET fleet_survey/get_location/{id}', { params, signal })).location;
    },
  });

/** Options of the survey forms and filters of a location. */
export const surveySelectsQuery = (location_id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey selects', location_id],
    queryFn: async ({ signal }) => {
      const body = { location_id: Number(checkedRowName(location_id)) };
      return call('POST fleet_survey/get_selects', { body, signal });
    },
  });
