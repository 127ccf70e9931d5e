import { type fleetSurveyCalls, surveyKinds } from '@portal/contract/fleet-surveys';
import { implement } from '../../app/implement.ts';
import { dayOf } from '../../exports/reader-clock.ts';
import { importRoutes } from './import/import-routes.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { createSurvey } from './surveys/create-survey.ts';
import { readOverview, readSummary } from './surveys/read-overview.ts';
import { readLastSurveys, readSurveySelects, readSurveys } from './surveys/read-surveys.ts';
import { unitChoiceRoutes } from './units/unit-choice-routes.ts';
import { unitFormRoutes } from './units/unit-form-routes.ts';
import { unitRoutes } from './units/unit-routes.ts';
import { success, writeCall } from './write-call.ts';

export const fleetSurveyRoutes = implement<typeof fleetSurveyCalls>({
  ...locationRoutes,
  ...unitRoutes,
  ...unitChoiceRoutes,
  ...unitFormRoutes,
  ...importRoutes,

  'POST fleet_survey/get_surveys': async ({ db, body }) => {
    const { rows, ...page } = await readSurveys(db, body, body);
    return { surveys: [...rows], ...page };
  },

  'POST fleet_survey/get_last_five_surveys': async ({ db, body }) => ({
    surveys: await readLastSurveys(db, body.location_id, 5),
  }),

  'POST fleet_survey/get_selects': async ({ db, body }) => ({
    survey_kinds: [...surveyKinds],
    ...(await readSurveySelects(db, body.location_id)),
  }),

  'POST fleet_survey/create_survey': (input) =>
    writeCall(input, 'POST fleet_survey/create_survey', input.body, async (transaction) => {
      const today = dayOf(input.now, input);
      return { status: success, survey: await createSurvey(transaction, input, input.body, today) };
    }),

  'GET fleet_survey/{surveyId}/units': (input) => readOverview(input, input.params.surveyId),

  'POST fleet_survey/summary': (input) => readSummary(input, input.body.survey_id),
});
