import type { surveyListCalls } from '@portal/contract/fleet-surveys';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { readLastSurveys, readSurveys } from './read-surveys.ts';
import { readSurveySelects } from './survey-selects.ts';
import { surveysContent } from './surveys-content.ts';

export const surveyListRoutes = implement<typeof surveyListCalls>({
  'POST fleet_survey/get_surveys': async ({ db, body }) => {
    const { rows, ...page } = await readSurveys(db, body, body);
    return { surveys: [...rows], ...page };
  },

  'POST fleet_survey/get_surveys_pdf': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.pdf } },
      'surveys',
      await surveysContent(input.db, input.body),
    ),

  'POST fleet_survey/get_surveys_excel': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.excel } },
      'surveys',
      await surveysContent(input.db, input.body),
    ),

  'POST fleet_survey/get_last_five_surveys': async ({ db, body }) => ({
    surveys: await readLastSurveys(db, body.location_id, 5),
  }),

  'POST fleet_survey/get_selects': (input) => readSurveySelects(input, input.body.location_id),
});
