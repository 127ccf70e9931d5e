import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { status } from '../../wire/shapes.ts';
import { deletion, namedInPath, namedRow, nullable, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { unit } from './unit.schema.ts';

const right = 'TVLOGIN';

/** Calls that make several units of one, and that take units away. */
export const unitLifeCalls = defineCalls({
  'POST fleet_survey/clone_unit': {
    summary:
      'Makes several units like one, with numbers counted up from a first one, without VIN, plate ' +
      'and tires; all or none. A preview saves nothing.',
    right,
    body: Type.Object({
      ...writeKey,
      unit_id: namedRow,
      first_number: Type.String({ maxLength: 200 }),
      count: Type.Integer({ minimum: 1, maximum: surveyLimits.clones }),
      is_preview: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      clones: Type.Array(
        Type.Object({
          unit_number: Type.String(),
          is_taken: Type.Boolean(),
          unit_id: nullable(Type.Integer({ description: 'Null in a preview.' })),
        }),
      ),
    }),
  },
  'DELETE fleet_survey/delete_unit/{id}': {
    summary: 'Takes a unit off its location; save_unit puts it back.',
    right,
    params: Type.Object({ id: namedInPath }),
    query: Type.Object(deletion),
    response: Type.Object({ status, unit }),
  },
  'DELETE fleet_survey/delete_unit_all/{id}': {
    summary:
      'Deletes a unit everywhere; what surveys recorded stays. The numbers of surveys and tires that ' +
      'were confirmed must still be right.',
    right,
    params: Type.Object({ id: namedInPath }),
    query: Type.Object({ ...deletion, surveys: Type.Integer(), tires: Type.Integer() }),
    response: Type.Object({ status }),
  },
});
