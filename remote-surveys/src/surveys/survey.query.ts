import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { checkedRowName } from '../yard/not-found-failure.ts';
import { yardQueryKey } from '../yard/yard.query.ts';

/** A survey with its units, in the order they were added. */
export const surveyQuery = (surveyId: string) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey', surveyId],
    queryFn: async ({ signal }) =>
      call('GET fleet_survey/{surveyId}/units', {
        params: { surveyId: checkedRowName(surveyId) },
        signal,
      }),
  });
