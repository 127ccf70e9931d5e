import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { isoDate, status } from '../../wire/shapes.ts';
import { namedInPath, namedRow, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { change, unit, unitFields } from '../units/unit.schema.ts';
import { inspectionRow, surveyRow } from './survey.schema.ts';

const right = 'TVLOGIN';
const colors = Type.Object({
  grey: Type.Integer(),
  green: Type.Integer(),
  yellow: Type.Integer(),
  red: Type.Integer(),
});

/** Calls on the units of a survey. */
export const overviewCalls = defineCalls({
  'GET fleet_survey/{surveyId}/units': {
    summary: 'A survey with its units, in the order in which they were added.',
    right,
    params: Type.Object({ surveyId: namedInPath }),
    response: Type.Object({ survey: surveyRow, units: Type.Array(inspectionRow) }),
  },
  'GET fleet_survey/{surveyId}/units/{unitId}': {
    summary: 'A unit of a survey, as it is now, and as the survey found it.',
    right,
    params: Type.Object({ surveyId: namedInPath, unitId: namedInPath }),
    response: Type.Object({ survey: surveyRow, unit, inspection: inspectionRow }),
  },
  'POST fleet_survey/summary': {
    summary: 'How far a survey is, what it has found, and who has changed it.',
    right,
    body: Type.Object({ survey_id: namedRow }),
    response: Type.Object({
      survey: surveyRow,
      units: Type.Integer(),
      colors,
      open_findings: Type.Integer(),
      history: Type.Array(change, { description: 'Of the survey itself, the latest first.' }),
    }),
  },
  'POST fleet_survey/add_existing_unit_to_survey': {
    summary:
      'Adds units of the account to a survey: named ones, pasted numbers, all of the location, or ' +
      'those of it that were not surveyed since a day. Those that it has already stay as they are.',
    right,
    body: Type.Object({
      ...writeKey,
      survey_id: namedRow,
      units: Type.Optional(Type.Array(namedRow, { maxItems: surveyLimits.unitsAtOnce })),
      unit_numbers: Type.Optional(
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: surveyLimits.unitsAtOnce }),
      ),
      is_whole_location: Type.Optional(Type.Boolean()),
      not_surveyed_since: Type.Optional(
        isoDate('Units of the location whose last survey is older.'),
      ),
    }),
    response: Type.Object({
      status,
      survey: surveyRow,
      added: Type.Array(inspectionRow),
      already_there: Type.Integer(),
      unknown_numbers: Type.Array(Type.String()),
    }),
  },
  'POST fleet_survey/add_new_unit_to_survey': {
    summary: "Adds a unit to the survey's location, and to the survey.",
    right,
    body: Type.Object({ ...writeKey, survey_id: namedRow, ...unitFields }),
    response: Type.Object({ status, unit, inspection: inspectionRow }),
  },
});
