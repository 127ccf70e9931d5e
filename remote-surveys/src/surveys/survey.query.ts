import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { rowNamed } from '../yard/not-there.ts';
import { yard } from '../yard/yard.query.ts';

/** A survey with its units, in the order in which they were added. */
export const surveyQuery = (surveyId: string) =>
  queryOptions({
    queryKey: [...yard, 'survey', surveyId],
    queryFn: async ({ signal }) =>
      call('GET fleet_survey/{surveyId}/units', {
        params: { surveyId: rowNamed(surveyId) },
        signal,
      }),
  });
