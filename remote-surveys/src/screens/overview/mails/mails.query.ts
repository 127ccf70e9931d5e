import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { yard } from '../../../yard/yard.query.ts';

/** Milliseconds between two looks while a mail waits to be sent. */
const lookEvery = 10_000;

/** What the user has mailed of a survey, and how far it came. */
export const mailsQuery = (surveyId: number) =>
  queryOptions({
    queryKey: [...yard, 'survey', String(surveyId), 'mails'],
    queryFn: async ({ signal }) => {
      const params = { surveyId: String(surveyId) };
      return (await call('GET fleet_survey/get_mails/{surveyId}', { params, signal })).mails;
    },
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ recipients }) => recipients.some(({ state }) => state === 'waiting')) &&
      lookEvery,
  });
