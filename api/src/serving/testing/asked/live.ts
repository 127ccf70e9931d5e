import type { liveCalls, offlineCalls } from '@portal/contract/fleet-surveys';
import { type Asked, byId } from './asked.ts';

/** How the calls of those who follow a survey, or take one along, are asked about rows. */
export const askedOfLive: Asked<typeof liveCalls & typeof offlineCalls> = {
  'GET fleet_survey/{surveyId}/changes': ({ survey, unit }) =>
    [{}, { since: '0' }, { since: '0', unit: String(unit), device: tab }].map((query) => ({
      params: { surveyId: String(survey) },
      query,
    })),
  'POST fleet_survey/take_along': ({ location, survey }) =>
    [{ location_id: location }, { survey_id: survey }].map((body) => ({ body })),
  'GET fleet_survey/get_blank_axles/{id}': ({ unit }) => byId(unit),
};

const tab = '7e57ab1e-0000-4000-8000-000000000003';
