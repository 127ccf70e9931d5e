import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { paged } from '../../wire/shapes.ts';
import { choice, locationId } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { surveyKinds } from './code-lists.ts';
import { surveyRow } from './survey.schema.ts';
import { surveysList } from './surveys-list.ts';

const right = 'TVLOGIN';
const ofLocation = { location_id: locationId };

/** Calls that read the surveys of a location, and the choices of their form and filters. */
export const surveyListCalls = defineCalls({
  'POST fleet_survey/get_surveys': {
    summary: 'The surveys of a location by page; those of dealers as far as the user may see them.',
    right,
    body: listBody(surveysList, ofLocation),
    response: paged({ surveys: Type.Array(surveyRow) }),
  },
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
  'POST fleet_survey/get_last_five_surveys': {
    summary: "A location's five latest surveys.",
    right: ['SPSRHIST', 'SPPRFRPT'],
    body: Type.Object(ofLocation),
    response: Type.Object({ surveys: Type.Array(surveyRow, { maxItems: 5 }) }),
  },
  'POST fleet_survey/get_selects': {
    summary:
      'What the form and the filters of surveys offer at a location, and to which colleagues they may be mailed.',
    right,
    body: Type.Object(ofLocation),
    response: Type.Object({
      survey_kinds: Type.Array(Type.Enum(surveyKinds)),
      surveyors: Type.Array(Type.String()),
      nonsigs: Type.Array(choice),
      colleagues: Type.Array(choice, {
        description:
          "Addresses and names of those who see the location's account as the user does.",
        maxItems: surveyLimits.colleagues,
      }),
    }),
  },
});
