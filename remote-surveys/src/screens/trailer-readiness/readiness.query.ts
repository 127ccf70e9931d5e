import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { rowNamed } from '../../yard/not-there.ts';
import { yard } from '../../yard/yard.query.ts';

/** The trailer readiness report of a survey. */
export const readinessQuery = (surveyId: string) =>
  queryOptions({
    queryKey: [...yard, 'readiness', surveyId],
    queryFn: async ({ signal }) =>
      reportCall('GET survey/get_trailer_readiness_report/{surveyId}', {
        params: { surveyId: rowNamed(surveyId) },
        signal,
      }),
  });
