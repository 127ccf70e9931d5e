import { Type } from 'typebox';
import { nullable } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { removalFields, removalFormats } from '../tires/removal.schema.ts';
import { place, placeAsRead } from '../tires/tire.schema.ts';

/** Where the tires go whose places a unit loses with its configuration: each comes off, or moves. */
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
