import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { listBody } from '../../wire/list-calls.ts';
import { paged, status } from '../../wire/shapes.ts';
import { choice, locationId, namedInPath, namedRow, writeKey } from '../shapes.ts';
import { surveyKinds } from './code-lists.ts';
import { inspectionRow, surveyDetails, surveyRow } from './survey.schema.ts';
import { surveysList } from './surveys-list.ts';

const right = 'TVLOGIN';
const ofLocation = { location_id: locationId };

const colors = Type.Object({
  grey: Type.Integer(),
  green: Type.Integer(),
  yellow: Type.Integer(),
  red: Type.Integer(),
});

export const surveyCalls = defineCalls({
  'POST fleet_survey/get_surveys': {
    summary: 'The surveys of a location by page; those of dealers as far as the user may see them.',
    right,
    body: listBody(surveysList, ofLocation),
    response: paged({ surveys: Type.Array(surveyRow) }),
  },
  'POST fleet_survey/get_last_five_surveys': {
    summary: "A location's five latest surveys.",
    right: ['SPSRHIST', 'SPPRFRPT'],
    body: Type.Object(ofLocation),
    response: Type.Object({ surveys: Type.Array(surveyRow, { maxItems: 5 }) }),
  },
  'POST fleet_survey/get_selects': {
    summary: 'What the form and the filters of surveys offer at a location.',
    right,
    body: Type.Object(ofLocation),
    response: Type.Object({
      survey_kinds: Type.Array(Type.Enum(surveyKinds)),
      surveyors: Type.Array(Type.String()),
      nonsigs: Type.Array(choice),
    }),
  },
  'POST fleet_survey/create_survey': {
    summary: 'Opens a survey of a location, without units. One of a dealer names its nonsig.',
    right,
    body: Type.Object({
      ...writeKey,
      ...ofLocation,
      kind: surveyDetails.kind,
      survey_date: surveyDetails.survey_date,
      surveyor: surveyDetails.surveyor,
      nonsig: Type.Optional(surveyDetails.nonsig),
      comments: Type.Optional(surveyDetails.comments),
    }),
    response: Type.Object({ status, survey: surveyRow }),
  },
  'GET fleet_survey/{surveyId}/units': {
    summary: 'A survey with its units, in the order in which they were added.',
    right,
    params: Type.Object({ surveyId: namedInPath }),
    response: Type.Object({ survey: surveyRow, units: Type.Array(inspectionRow) }),
  },
  'POST fleet_survey/summary': {
    summary: 'How far a survey is, and what it has found.',
    right,
    body: Type.Object({ survey_id: namedRow }),
    response: Type.Object({ survey: surveyRow, units: Type.Integer(), colors }),
  },
});
