import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { yard } from '../../yard/yard.query.ts';

/** A survey and those of its location before it, the earliest first. */
export const trendQuery = (survey_id: number) =>
  queryOptions({
    queryKey: [...yard, 'survey trend', survey_id],
    queryFn: async ({ signal }) =>
      (await reportCall('POST survey/get_trend', { body: { survey_id }, signal })).surveys,
    staleTime: 5 * 60_000,
  });
