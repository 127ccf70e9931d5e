import { Type } from 'typebox';
import { place, placeAsRead } from '../inspections/inspection.schema.ts';
import { removalFields, removalFormats } from '../inspections/removal.schema.ts';
import { nullable } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';

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
