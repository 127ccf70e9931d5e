import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';

/** Milliseconds between checks while a mail waits to be sent. */
const lookEvery = 10_000;

/** The user's mails about a survey, with their delivery state. */
export const mailsQuery = (surveyId: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey', String(surveyId), 'mails'],
    queryFn: async ({ signal }) => {
      const params = { surveyId: String(surveyId) };
      return (await call('GET fleet_survey/get_mails/{surveyId}', { params, signal })).mails;
    },
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ recipients }) => recipients.some(({ state }) => state === 'waiting')) &&
      lookEvery,
  });
