import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { longestSearch } from '../../wire/list-definition.ts';
import { severalLines, status } from '../../wire/shapes.ts';
import { namedInPath, namedRow, nullable, readRevision, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import {
  readingStates,
  resolutions,
  valves,
  wearConditionCodes,
  wearGroups,
} from '../tires/code-lists.ts';
import { formats, place, remarks } from '../tires/tire.schema.ts';
import { axleMap, madeAs, pastReading, stockedTire, wheel } from './inspection.schema.ts';
import { saidUnitChecks } from './unit-checks/unit-checks.schema.ts';

const right = 'TVLOGIN';
const unitOfSurvey = { survey_id: namedRow, unit_id: namedRow };
const optionalName = Type.Optional(madeAs.brand.anyOf[0]);
const names = Type.Array(Type.String());
const partial = <Fields extends Record<string, Parameters<typeof Type.Optional>[0]>>(
  fields: Fields,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]),
  ) as { [Name in keyof Fields]: ReturnType<typeof Type.Optional<Fields[Name]>> };

/** Calls on a unit's tires during its inspection. */
export const inspectionCalls = defineCalls({
  'GET fleet_survey/{surveyId}/axles/{unitId}': {
    summary:
      'The axles of a unit, as the survey found it, with the tires, the readings, what each is judged ' +
      "by, and what was found, in the user's units.",
    right,
    params: Type.Object({ surveyId: namedInPath, unitId: namedInPath }),
    response: axleMap,
  },
  'POST fleet_survey/get_wheel_position_info': {
    summary:
      'What is known of a place: its tire, its reading, and what was read of that tire before.',
    right,
    body: Type.Object({ ...unitOfSurvey, ...place }),
    response: Type.Object({ ...formats, wheel, history: Type.Array(pastReading) }),
  },
  'POST fleet_survey/get_tread_depth_spec': {
    summary: 'What the treads of an axle are judged by on the day of the survey.',
    right,
    body: Type.Object({ ...unitOfSurvey, axle_number: place.axle_number }),
    response: Type.Object({
      ...formats,
      pull_depth: Type.Number({ description: 'Below it the fleet pulls a tire.' }),
      legal_depth: Type.Number({ description: 'Below it the law does.' }),
      maximum: Type.Number({ description: 'More than this is refused.' }),
    }),
  },
  'GET fleet_survey/get_wear_conditions': {
    summary: 'What may be flagged on a tire and its valve, and what may be done about it.',
    right,
    response: Type.Object({
      wear_conditions: Type.Array(
        Type.Object({ code: Type.Enum(wearConditionCodes), seen_on: Type.Enum(wearGroups) }),
      ),
      valves: Type.Array(Type.Enum(valves)),
      resolutions: Type.Array(Type.Enum(resolutions)),
    }),
  },
  'POST fleet_survey/save_tire': {
    summary:
      'What was read of a tire. An unlikely value is refused as `not_confirmed`, with its `questions`, ' +
      'until `confirmed` names them.',
    right,
    body: Type.Object({
      ...writeKey,
      ...unitOfSurvey,
      ...place,
      ...formats,
      revision: Type.Integer({
        minimum: 0,
        description: 'Of the reading that was read; 0 where there was none.',
      }),
      tire_id: Type.Optional(
        nullable(
          Type.Integer({
            description:
              'The tire that was read to be there; null for none. Where another one is there by now, ' +
              'the reading is refused as `changed_elsewhere`.',
          }),
        ),
      ),
      state: Type.Enum(readingStates),
      pressure: nullable(Type.Number()),
      tread_depths: Type.Array(Type.Number(), { maxItems: 3 }),
      is_taken_over: Type.Optional(Type.Boolean()),
      ...partial(remarks),
    }),
    response: Type.Object({ status, ...axleMap.properties }),
  },
  'POST fleet_survey/get_edit_tire_selects': {
    summary:
      'What a tire may have been made as, and which caps it may have: brands, and the lines, sizes and ' +
      'load ranges of those that are named. Of a survey also the tires that its account has in stock.',
    right,
    body: Type.Object({
      brand: optionalName,
      tire_size: optionalName,
      survey_id: Type.Optional(namedRow),
      stock_keyword: Type.Optional(
        Type.String({
          maxLength: longestSearch,
          description:
            'Looked for, word by word, in TIN, brand, line, size and cap of tires in stock.',
        }),
      ),
    }),
    response: Type.Object({
      brands: names,
      product_lines: names,
      tire_sizes: names,
      load_ranges: names,
      retread_brands: names,
      retread_lines: Type.Array(Type.Object({ brand: Type.String(), line: Type.String() })),
      stock: Type.Array(stockedTire, {
        description: `Those found that came off last, ${surveyLimits.stockedTires} at most.`,
      }),
    }),
  },
  'POST fleet_survey/update_tire_details': {
    summary:
      'What the tire at a place is. A place without a known tire gets one, which has been there since ' +
      'the day of the survey.',
    right,
    body: Type.Object({
      ...writeKey,
      ...unitOfSurvey,
      ...place,
      revision: Type.Integer({
        minimum: 0,
        description: 'Of the tire that was read; 0 where none was known.',
      }),
      ...madeAs,
    }),
    response: Type.Object({ status, ...axleMap.properties }),
  },
  'POST fleet_survey/update_unit_inspection': {
    summary:
      "A unit's meters, remarks, lifted axles, trailer checklist and torque checks, and whether it is done. What is missing stays. A meter " +
      'that stands below the one before is refused as `meter_below`, until the earlier one is voided.',
    right,
    body: Type.Object({
      ...writeKey,
      unit_inspection_id: namedRow,
      revision: readRevision,
      mileage: Type.Optional(
        nullable(Type.Number({ description: "In the user's unit of distance." })),
      ),
      hours: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: surveyLimits.hours }))),
      comments: Type.Optional(
        Type.String({ maxLength: surveyLimits.comments, pattern: severalLines }),
      ),
      lifted_axles: Type.Optional(Type.Array(place.axle_number, { uniqueItems: true })),
      is_done: Type.Optional(Type.Boolean()),
      confirmed: Type.Optional(Type.Array(Type.Enum(['meter_ahead']))),
      void_earlier_meter: Type.Optional(Type.Boolean()),
      ...saidUnitChecks,
    }),
    response: Type.Object({ status, ...axleMap.properties }),
  },
});
