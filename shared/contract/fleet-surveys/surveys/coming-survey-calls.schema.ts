import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listFileAs } from '../../wire/list-calls.ts';
import { severalLines, status } from '../../wire/shapes.ts';
import {
  deletion,
  locationId,
  namedInPath,
  namedRow,
  oneLine,
  readRevision,
  writeKey,
} from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { surveyDetails, surveyRow } from './survey.schema.ts';
import { surveysList } from './surveys-list.ts';

const right = 'TVLOGIN';
const ofLocation = { location_id: locationId };

/** Calls of surveys. The API does not answer them yet. */
export const comingSurveyCalls = defineCalls({
  'POST fleet_survey/get_surveys_pdf': {
    summary: 'The surveys of a location as a PDF, in the order of the list.',
    right,
    ...listFileAs(surveysList, exportFormats.pdf, ofLocation),
  },
  'POST fleet_survey/get_surveys_excel': {
    summary: 'The surveys of a location as a workbook, in the order of the list.',
    right,
    ...listFileAs(surveysList, exportFormats.excel, ofLocation),
  },
  'POST fleet_survey/update_survey_details': {
    summary:
      'Changes what a survey says of itself. With TVADMIN and a reason a finished one is opened ' +
      'again; otherwise it is refused as `survey_finished`.',
    right,
    body: Type.Object({
      ...writeKey,
      survey_id: namedRow,
      revision: readRevision,
      kind: Type.Optional(surveyDetails.kind),
      survey_date: Type.Optional(surveyDetails.survey_date),
      surveyor: Type.Optional(surveyDetails.surveyor),
      nonsig: Type.Optional(surveyDetails.nonsig),
      comments: Type.Optional(surveyDetails.comments),
      reopen_reason: Type.Optional(Type.String({ ...oneLine(surveyLimits.reason), minLength: 1 })),
    }),
    response: Type.Object({ status, survey: surveyRow }),
  },
  'POST fleet_survey/finish_survey': {
    summary:
      'Says what a survey lacks, and closes it once that is confirmed. A closed one takes no changes.',
    right,
    body: Type.Object({
      ...writeKey,
      survey_id: namedRow,
      revision: readRevision,
      is_confirmed: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      survey: surveyRow,
      missing: Type.Object({
        waiting_units: Type.Integer({ description: 'Not begun.' }),
        started_units: Type.Integer({ description: 'Begun and not done.' }),
      }),
    }),
  },
  'DELETE fleet_survey/delete_survey/{id}': {
    summary:
      'Deletes a survey with its inspections. A finished one needs TVADMIN; otherwise it is refused ' +
      'as `survey_finished`.',
    right,
    params: Type.Object({ id: namedInPath }),
    query: Type.Object(deletion),
    response: Type.Object({ status }),
  },
  'POST fleet_survey/send_email_reports': {
    summary:
      'Mails surveys as files, with a note. Files above 10 MB go as a link for those who may sign in.',
    right,
    body: Type.Object({
      ...writeKey,
      surveys: Type.Array(namedRow, { minItems: 1, maxItems: surveyLimits.mailedSurveys }),
      formats: Type.Array(Type.Enum(['pdf', 'excel']), { minItems: 1, uniqueItems: true }),
      addresses: Type.Array(
        Type.String({ maxLength: 254, pattern: '^[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}]+$' }),
        { minItems: 1, maxItems: surveyLimits.mailAddresses, uniqueItems: true },
      ),
      note: Type.Optional(Type.String({ maxLength: surveyLimits.note, pattern: severalLines })),
      is_copied_to_self: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      is_sent_as_link: Type.Boolean({ description: 'The files were too large for a mail.' }),
    }),
  },
});
