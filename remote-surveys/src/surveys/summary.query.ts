import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { yard } from '../yard/yard.query.ts';

/** How far a survey is, what it has found, and who has changed it. */
export const summaryQuery = (survey_id: number) =>
  queryOptions({
    queryKey: [...yard, 'survey', String(survey_id), 'summary'],
    queryFn: ({ signal }) => call('POST fleet_survey/summary', { body: { survey_id }, signal }),
  });
