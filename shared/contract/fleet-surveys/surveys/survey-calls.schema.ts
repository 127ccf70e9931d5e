import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { status } from '../../wire/shapes.ts';
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

const right = 'TVLOGIN';

/** Calls that write a survey. */
export const surveyCalls = defineCalls({
  'POST fleet_survey/create_survey': {
    summary: 'Opens a survey of a location, without units. One of a dealer names its nonsig.',
    right,
    body: Type.Object({
      ...writeKey,
      location_id: locationId,
      kind: surveyDetails.kind,
      survey_date: surveyDetails.survey_date,
      surveyor: surveyDetails.surveyor,
      nonsig: Type.Optional(surveyDetails.nonsig),
      comments: Type.Optional(surveyDetails.comments),
    }),
    response: Type.Object({ status, survey: surveyRow }),
  },
  'POST fleet_survey/update_survey_details': {
    summary:
      'Changes what a survey says of itself. With TVADMIN and a reason a finished one is opened ' +
      'again; otherwise it is refused as `survey_finished`. An open one takes no reason.',
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
});
