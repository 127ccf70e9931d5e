import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { instant } from '../../wire/shapes.ts';
import { axleMap } from '../inspections/inspection.schema.ts';
import { locationId, namedInPath, namedRow, nullable } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { surveyRow } from '../surveys/survey.schema.ts';

const right = 'TVLOGIN';
const longestKey = 400;
const hash = Type.String({ maxLength: 64 });

/** The response of a call, stored by a device for offline use. */
const takenDocument = Type.Object({
  call: Type.String({
    description: 'Name in the contract, as in `GET fleet_survey/get_unit/{id}`.',
  }),
  params: Type.Optional(Type.Unknown()),
  body: Type.Optional(Type.Unknown()),
  answer: Type.Unknown({ description: 'What the call would answer the user now.' }),
  hash: Type.String({ description: 'Changes with the answer.' }),
});

/** Calls for devices that work offline. */
export const offlineCalls = defineCalls({
  'POST fleet_survey/take_along': {
    summary:
      'All that a device needs to work in a yard, or on a survey, without a network: the answers of the ' +
      `calls that its screens make. Of ${surveyLimits.takenUnits} units at most: more are refused as ` +
      '`limit_reached`, with their number as `units`.',
    right,
    body: Type.Object({
      location_id: Type.Optional(locationId),
      survey_id: Type.Optional(namedRow),
      known: Type.Optional(
        Type.Record(Type.String({ maxLength: longestKey }), hash, {
          description:
            'The hash of each document that the device has, by the key of the document: the name of the ' +
            'call, a space, and params, query and body as JSON with sorted fields.',
        }),
      ),
    }),
    largestBody: 2 * 1024 * 1024,
    response: Type.Object({
      taken_at: instant,
      location: Type.Object({
        location_id: Type.Integer(),
        code: Type.String(),
        name: Type.String(),
        account: Type.String({ description: 'Number of the account.' }),
        account_name: Type.String(),
      }),
      survey: nullable(surveyRow),
      units: Type.Integer(),
      documents: Type.Array(takenDocument),
      unchanged: Type.Array(Type.String(), {
        description: 'Keys of the documents that are left out, since the device has them.',
      }),
    }),
  },
  'GET fleet_survey/get_blank_axles/{id}': {
    summary:
      'A unit with its axles as a survey that is begun today would find it: nothing is read yet, and ' +
      'survey and inspection have no id.',
    right,
    params: Type.Object({ id: namedInPath }),
    response: axleMap,
  },
});
