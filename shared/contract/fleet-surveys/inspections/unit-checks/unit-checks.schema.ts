import { Type } from 'typebox';
import { isoDate, severalLines } from '../../../wire/shapes.ts';
import { nullable } from '../../shapes.ts';
import { surveyLimits } from '../../survey-limits.ts';
import { sides } from '../../tires/places.ts';
import { checklistAnswers, checklistItems } from './checklist.ts';
import { fasteners, statedResults, torqueResults, torqueUnits } from './torque.ts';

const item = { item: Type.Enum(checklistItems) };
const notes = Type.String({ maxLength: surveyLimits.notes, pattern: severalLines });
const wheelEnd = {
  axle_number: Type.Integer({ minimum: 1, maximum: 9 }),
  side: Type.Enum(sides),
  fasteners: Type.Enum(fasteners),
};
const range = Type.Object({ least: Type.Number(), most: Type.Number() });
const torqueFormat = Type.Enum(torqueUnits, { description: 'The unit of every torque.' });

/** Checks of an inspected unit besides its tires. */
export const unitChecks = {
  checklist: Type.Array(Type.Object({ ...item, answer: Type.Enum(checklistAnswers), notes }), {
    description: 'The items of the trailer checklist that were looked at.',
  }),
  torque_format: torqueFormat,
  wheel_ends: Type.Array(
    Type.Object({
      ...wheelEnd,
      least: Type.Number({ description: 'In `torque_format`, as `most` and `measured` are.' }),
      most: Type.Number(),
      limits: Type.Optional(
        Type.Object(
          { m22: range, stud_20mm: range },
          { description: 'Of each kind of fasteners, where a spec asks for a torque of the axle.' },
        ),
      ),
      measured: nullable(Type.Number()),
      result: nullable(Type.Enum(torqueResults)),
      mounted_on: nullable(isoDate('The day on which its outer or single tire went on.')),
      retorque: nullable(
        Type.Enum(['due', 'overdue'], {
          description: 'Due from 50 to 100 miles after that, if it was not checked since.',
        }),
      ),
    }),
    { description: 'Both ends of every axle.' },
  ),
};

/** The checks as written by a call: omitted items and wheel ends stay unchanged. */
export const saidUnitChecks = {
  checklist: Type.Optional(
    Type.Array(Type.Object({ ...item, answer: nullable(Type.Enum(checklistAnswers)), notes }), {
      maxItems: checklistItems.length,
      description: 'Of trailers; null takes an answer back.',
    }),
  ),
  torque_format: Type.Optional(torqueFormat),
  torque_checks: Type.Optional(
    Type.Array(
      Type.Object({
        ...wheelEnd,
        measured: nullable(Type.Number()),
        stated: nullable(Type.Enum(statedResults)),
      }),
      {
        maxItems: 18,
        description: 'With `torque_format`. One that says nothing takes the check back.',
      },
    ),
  ),
};
