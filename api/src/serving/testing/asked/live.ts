import type { liveCalls, offlineCalls } from '@portal/contract/fleet-surveys';
import { byId, type TestInputs } from './test-inputs.ts';

/** Inputs for the calls that follow a survey or cache it for offline use. */
export const liveCallInputs: TestInputs<typeof liveCalls & typeof offlineCalls> = {
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
