import { Type } from 'typebox';
import { distanceUnits } from '../../portal/units-of-measurement.ts';
import { nullable } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { destinations, removalReasons } from './code-lists.ts';
import { formats, remarks } from './tire.schema.ts';

/** The units of a removal's values, named in each message like `formats`. */
export const removalFormats = {
  tread_depth_format: formats.tread_depth_format,
  distance_format: Type.Enum(distanceUnits),
};

/** The fields of a removal, both in a form and in a removed tire. */
export const removalFields = {
  odometer: nullable(
    Type.Number({
      minimum: 0,
      maximum: surveyLimits.mileage,
      description: 'In `distance_format`; null where the meter was not read.',
    }),
  ),
  hours: nullable(Type.Number({ minimum: 0, maximum: surveyLimits.hours })),
  tread_depth: nullable(
    Type.Number({ minimum: 0, description: 'What was left, in `tread_depth_format`.' }),
  ),
  removal_reasons: Type.Array(Type.Enum(removalReasons), {
    minItems: 1,
    maxItems: 1,
    description: 'The one for which it came off.',
  }),
  wear_conditions: remarks.wear_conditions,
  destination: Type.Enum(destinations),
  comments: remarks.comments,
};
