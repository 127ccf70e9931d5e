import { Type } from 'typebox';
import {
  checklistAnswers,
  checklistItems,
} from '../../fleet-surveys/inspections/unit-checks/checklist.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { fileBytes, isoDate } from '../../wire/shapes.ts';
import { readinessCounts, surveyId, surveyInPath } from '../shapes.ts';

const right = 'TMSMDRPT';

/** Calls of the trailer readiness report. */
export const readinessCalls = defineCalls({
  'GET survey/get_trailer_readiness_report/{surveyId}': {
    summary:
      'The checklists of the trailers of a finished survey, those that failed first. A trailer passes ' +
      'when no item failed; what does not apply fails nothing, and trailers without answers do not count.',
    right,
    params: Type.Object({ surveyId: surveyInPath }),
    response: Type.Object({
      survey_id: Type.Integer(),
      survey_date: isoDate('The day of the survey.'),
      survey_by: Type.String(),
      fleet_name: Type.String(),
      fleet_location_name: Type.String(),
      trailers: readinessCounts.trailers_checked,
      trailers_on_survey: readinessCounts.trailers_on_survey,
      passed: Type.Integer(),
      failed: Type.Integer(),
      units: Type.Array(
        Type.Object({
          unit_id: Type.Integer(),
          unit_number: Type.String({ description: 'As it was on the survey.' }),
          passed: Type.Boolean(),
          fields: Type.Array(
            Type.Object({
              name: Type.Enum(checklistItems),
              selected_value: Type.Enum(checklistAnswers),
              notes: Type.String(),
            }),
            { description: 'In the order of a walk round the trailer.' },
          ),
        }),
      ),
    }),
  },
  'POST survey/download_pdf_file_trailer_readiness': {
    summary: 'The trailer readiness report of a survey as a PDF.',
    right,
    body: Type.Object({ survey_id: surveyId }),
    files: [exportMediaTypes[exportFormats.pdf]],
    response: fileBytes,
  },
});
