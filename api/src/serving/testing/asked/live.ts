import type { liveCalls } from '@portal/contract/fleet-surveys';
import type { Asked } from './asked.ts';

/** How the calls of those who follow a survey are asked about rows. */
export const askedOfLive: Asked<typeof liveCalls> = {
  'GET fleet_survey/{surveyId}/changes': ({ survey, unit }) =>
    [{}, { since: '0' }, { since: '0', unit: String(unit), device: tab }].map((query) => ({
      params: { surveyId: String(survey) },
      query,
    })),
};

const tab = '7e57ab1e-0000-4000-8000-000000000003';
