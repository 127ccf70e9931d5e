import { Type } from 'typebox';
import { pressureUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { severalLines } from '../../wire/shapes.ts';
import { nullable } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { confirmations, resolutions, valves, wearConditionCodes } from './code-lists.ts';
import { sides, slots } from './places.ts';

/**
 * The units of every pressure and tread in a message, so that a delayed message keeps its meaning.
 */
export const formats = {
  pressure_format: Type.Enum(pressureUnits),
  tread_depth_format: Type.Enum(treadUnits),
};

/** A position for a tire. */
export const place = {
  axle_number: Type.Integer({ minimum: 1, maximum: 9 }),
  side: Type.Enum(sides),
  slot: Type.Enum(slots),
};

/** A position, with the tire that the caller last read there. */
export const placeAsRead = {
  ...place,
  tire_id: nullable(
    Type.Integer({ description: 'That was there when it was read; null for none.' }),
  ),
  revision: Type.Integer({ minimum: 0, description: 'Of that tire; 0 for none.' }),
};

/** Remarks on a tire besides its values. */
export const remarks = {
  valve: nullable(Type.Enum(valves)),
  resolution: nullable(Type.Enum(resolutions)),
  wear_conditions: Type.Array(Type.Enum(wearConditionCodes), {
    maxItems: surveyLimits.wearConditions,
    uniqueItems: true,
  }),
  comments: Type.String({ maxLength: surveyLimits.comments, pattern: severalLines }),
  confirmed: Type.Array(Type.Enum(confirmations), { uniqueItems: true }),
};
