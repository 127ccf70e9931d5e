import { Type } from 'typebox';
import { nullable } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { removalFields, removalFormats } from '../tires/removal.schema.ts';
import { place, placeAsRead } from '../tires/tire.schema.ts';

/**
 * For each tire whose position a unit loses with its new configuration, its removal or its new
 * position.
 */
export const seatedTires = Type.Object({
  ...removalFormats,
  places: Type.Array(
    Type.Object({
      ...placeAsRead,
      removed: nullable(Type.Object(removalFields)),
      moved_to: nullable(Type.Object(place, { description: 'A place that has no tire.' })),
    }),
    { maxItems: surveyLimits.tiresAtOnce },
  ),
});
