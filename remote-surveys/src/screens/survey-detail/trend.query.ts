import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** A survey and the earlier ones of its location, earliest first. */
export const trendQuery = (survey_id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey trend', survey_id],
    queryFn: async ({ signal }) =>
      (await reportCall('POST survey/get_trend', { body: { survey_id }, signal })).surveys,
    staleTime: 5 * 60_000,
  });
