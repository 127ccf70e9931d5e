import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import { yardQueryKey } from '../yard/yard.query.ts';

/** The progress, findings and history of a survey. */
export const summaryQuery = (survey_id: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey', String(survey_id), 'summary'],
    queryFn: ({ signal }) => call('POST fleet_survey/summary', { body: { survey_id }, signal }),
  });
