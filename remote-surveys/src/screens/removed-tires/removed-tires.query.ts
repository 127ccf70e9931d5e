import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** A removed tire with all its details. */
export const removedTireQuery = (id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'removed tire', id],
    queryFn: async ({ signal }) => {
      const params = { id };
      const answer = await call('GET fleet_survey/get_removed_tire_info/{id}', { params, signal });
      return answer.removed_tire;
    },
  });

/** The brands of tires and of caps in the catalog. */
export const brandsQuery = queryOptions({
  queryKey: ['brands of tires'],
  queryFn: async ({ signal }) => {
    const selects = await call('POST fleet_survey/get_edit_tire_selects', { body: {}, signal });
    return [...new Set([...selects.brands, ...selects.retread_brands])].sort((a, b) =>
      a.localeCompare(b),
    );
  },
});

/** The latest surveys of a location, up to the maximum page size. */
export const latestSurveysQuery = (location_id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'latest surveys', location_id],
    queryFn: async ({ signal }) => {
      const body = { location_id, page_number: 1, page_size: 100 };
      return (await call('POST fleet_survey/get_surveys', { body, signal })).surveys;
    },
  });
