import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { checkedRowName } from '../../yard/not-found-failure.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

export const readinessQuery = (surveyId: string) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'readiness', surveyId],
    queryFn: async ({ signal }) =>
      reportCall('GET survey/get_trailer_readiness_report/{surveyId}', {
        params: { surveyId: checkedRowName(surveyId) },
        signal,
      }),
  });
