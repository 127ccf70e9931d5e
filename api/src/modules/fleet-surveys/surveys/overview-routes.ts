import type { overviewCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { addNewUnit } from './add-new-unit.ts';
import { addUnits } from './add-units.ts';
import { readSummary, readSurveyUnit, readSurveyUnits } from './read-overview.ts';

const addExisting = 'POST fleet_survey/add_existing_unit_to_survey';
const addNew = 'POST fleet_survey/add_new_unit_to_survey';

export const overviewRoutes = implement<typeof overviewCalls>({
  'GET fleet_survey/{surveyId}/units': (input) => readSurveyUnits(input, input.params.surveyId),

  'GET fleet_survey/{surveyId}/units/{unitId}': (input) => readSurveyUnit(input, input.params),

  'POST fleet_survey/summary': (input) => readSummary(input, input.body.survey_id),

  [addExisting]: (input) =>
    writeCall(input, addExisting, input.body, async (transaction) => ({
      status: success,
      ...(await addUnits(transaction, surveyorOf(input), input.body)),
    })),

  [addNew]: (input) =>
    writeCall(input, addNew, input.body, async (transaction) => ({
      status: success,
      ...(await addNewUnit(transaction, surveyorOf(input), input.body)),
    })),
});
