import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { status } from '../../wire/shapes.ts';
import { namedRow, nullable, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { destinations, removalReasons } from '../tires/code-lists.ts';
import { removalFields, removalFormats } from '../tires/removal.schema.ts';
import { place, placeAsRead, remarks } from '../tires/tire.schema.ts';
import { axleMap, madeAs } from './inspection.schema.ts';
import { tireSources } from './tire-changes.ts';

const right = 'TVLOGIN';
const tireId = Type.Integer({ minimum: 1 });

const mounted = Type.Object({
  source: Type.Enum(tireSources),
  tire: Type.Optional(Type.Object(madeAs, { description: 'The make of a new one.' })),
  tire_id: Type.Optional(tireId),
  position: Type.Optional(
    Type.Object(place, { description: 'Of the same unit; it is one of `replacements` itself.' }),
  ),
});

/** Calls that mount and remove tires. */
export const tireChangeCalls = defineCalls({
  'GET fleet_survey/get_removal_reasons': {
    summary: 'Why a tire may come off, and where it may go.',
    right,
    response: Type.Object({
      removal_reasons: Type.Array(Type.Enum(removalReasons)),
      destinations: Type.Array(Type.Enum(destinations)),
    }),
  },
  'POST fleet_survey/replace_tires': {
    summary:
      'Changes tires of a unit on the day of the survey, all or none: each comes off, goes on (new, from ' +
      'stock, or from another position of the unit), or both. A tire that is mounted elsewhere is refused ' +
      'as `tire_mounted`; a place or tire with a later change as `mounted_since`. A tread that is possible, ' +
      'yet unlikely, is refused as `not_confirmed` with the `questions` until they are `confirmed`.',
    right,
    body: Type.Object({
      ...writeKey,
      survey_id: namedRow,
      unit_id: namedRow,
      ...removalFormats,
      replacements: Type.Array(
        Type.Object({
          ...placeAsRead,
          removed: nullable(
            Type.Object(
              { ...removalFields, confirmed: Type.Optional(remarks.confirmed) },
              {
                description: 'Of the tire that is there; null where none is, or it goes elsewhere.',
              },
            ),
          ),
          mounted: nullable(mounted),
        }),
        { minItems: 1, maxItems: surveyLimits.tiresAtOnce },
      ),
    }),
    response: Type.Object({ status, tire_change_id: Type.Integer(), ...axleMap.properties }),
  },
  'POST fleet_survey/undo_tire_replace': {
    summary:
      'Puts tires back as they were before a change. Once something stands on it, it is refused as ' +
      '`not_undoable` with the `obstacle`.',
    right,
    body: Type.Object({ ...writeKey, tire_change_id: namedRow }),
    response: Type.Object({ status, ...axleMap.properties }),
  },
});
