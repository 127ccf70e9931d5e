import type { surveyCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { createSurvey } from './create-survey.ts';
import { deleteSurvey } from './delete-survey.ts';
import { finishSurvey } from './finish-survey.ts';
import { updateSurvey } from './update-survey.ts';

export const surveyWriteRoutes = implement<typeof surveyCalls>({
  'POST fleet_survey/create_survey': (input) =>
    writeCall(input, 'POST fleet_survey/create_survey', input.body, async (transaction) => ({
      status: success,
      survey: await createSurvey(transaction, surveyorOf(input), input.body),
    })),

  'POST fleet_survey/update_survey_details': (input) =>
    writeCall(
      input,
      'POST fleet_survey/update_survey_details',
      input.body,
      async (transaction) => ({
        status: success,
        survey: await updateSurvey(transaction, surveyorOf(input), input.body),
      }),
    ),

  'POST fleet_survey/finish_survey': (input) => {
    const { client_key, ...body } = input.body;
    // Nothing is written until confirmed, and the client key is reserved for the call that
    // confirms.
    const said = { ...body, ...(body.is_confirmed && client_key && { client_key }) };
    return writeCall(input, 'POST fleet_survey/finish_survey', said, async (transaction) => ({
      status: success,
      ...(await finishSurvey(transaction, surveyorOf(input), body)),
    }));
  },

  'DELETE fleet_survey/delete_survey/{id}': (input) => {
    const said = { ...input.params, ...input.query };
    return writeCall(input, 'DELETE fleet_survey/delete_survey/{id}', said, async (transaction) => {
      await deleteSurvey(transaction, surveyorOf(input), said);
      return { status: success };
    });
  },
});
