import { Type } from 'typebox';
import { severities } from '../../fleet-surveys/inspections/findings.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { valves, wearConditionCodes } from '../../fleet-surveys/tires/code-lists.ts';
import { unitTypes, vocations } from '../../fleet-surveys/units/code-lists.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { pressureUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { listBody, listFile } from '../../wire/list-calls.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { longestNamed } from '../product/product-groups.ts';
import { priceSources } from '../scrap/scrap-groups.ts';
import {
  conditionExceptionsList,
  conditionTireGroups,
  conditionTiresList,
  conditionUnitGroups,
  conditionUnitsList,
} from './condition-lists.ts';
import { conditionChecks, lossCauses, lossLeftOut } from './condition-parts.ts';

const right = 'TVFLTCNR';

const ofReport = { id: Type.Integer({ description: 'Of the kept report.' }) };

const formats = {
  tread_depth_format: Type.Enum(treadUnits, { description: 'The unit of every depth.' }),
  pressure_format: Type.Enum(pressureUnits, { description: 'The unit of every pressure.' }),
};

const asMade = {
  as_made: nullable(
    Type.Integer({
      description:
        'The count that the report keeps of these rows, whatever the search; null where it keeps none. Fewer or ' +
        'more rows have changed since, or are not seen any more.',
    }),
  ),
};

const found = {
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was at the inspection.' }),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  inspected_on: isoDate('The day of the inspection.'),
};

const value = (description: string) => nullable(Type.Number({ description }));
const name = Type.String({ description: 'May be `Unknown`.' });

/** A tire as read at its inspection, with the inputs of its loss. */
export const conditionTire = Type.Object({
  reading_id: Type.Integer(),
  ...found,
  wheel: Type.String({ description: 'Its place as people call it, such as `2LO`.' }),
  wheel_position: Type.Enum(axleRoles),
  brand: name,
  product_line: name,
  tire_size: name,
  tire_type: Type.Enum(['new', 'retread']),
  tread: value('The lowest one.'),
  pressure: value('As it was read.'),
  target: Type.Number({ description: 'What the pressure is held against.' }),
  valve: Type.Enum([...valves, 'no_reading']),
  conditions: Type.Array(Type.Enum(wearConditionCodes), { description: 'What was flagged.' }),
  cause: nullable(Type.Enum(lossCauses, { description: 'Why it loses some of its worth.' })),
  loss: value('To the cent; null without a cause, and where it is not known.'),
  left_out: nullable(Type.Enum(lossLeftOut, { description: 'Why it is not known.' })),
  original_tread: value('When the life of the tire began.'),
  pull_depth: value('That of the spec in force on the day.'),
  price: value('Of the tire; null without a cause.'),
  price_source: nullable(Type.Enum(priceSources)),
  casing_value: value('Null without a cause.'),
});

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** A unit at its last inspection, with its counts. */
export const conditionUnit = Type.Object({
  ...found,
  type: Type.Enum(unitTypes),
  vocation: nullable(Type.Enum(vocations)),
  configuration: Type.String({ description: 'Its axles, as they were inspected.' }),
  tires_expected: count('Tires that its axles have.'),
  tires: count('Tires that were read.'),
  critical: count('Critical exceptions.'),
  warning: count('Warnings.'),
  flagged: count('Tires with flagged wear and valves.'),
});

/** An exception, listed once: of a tire, a pair of duals, or an axle. */
export const conditionException = Type.Object({
  exception_id: Type.String({ description: 'As in `finding-17`, `wear-4` or `valve-4`.' }),
  ...found,
  place: Type.String({ description: 'As in `2LO`; of a pair `2L`, of an axle `2`.' }),
  check: Type.Enum(conditionChecks),
  severity: nullable(Type.Enum(severities, { description: 'Null for what was flagged.' })),
  measured: value(
    'A pressure or a tread; of a pair or an axle the difference. Null for what was flagged.',
  ),
  limit: value('What it was held against.'),
  conditions: Type.Array(Type.Enum(wearConditionCodes), {
    description: 'What was flagged as `wear`.',
  }),
  valve: nullable(Type.Enum(valves, { description: 'What was flagged as `valve`.' })),
});

const ofGroup = {
  ...ofReport,
  group_by: Type.Optional(Type.Enum(conditionTireGroups)),
  group_key: Type.Optional(
    Type.String({
      maxLength: longestNamed,
      description: 'Of one group of `group_by`, by its `key` in the report; a location by its id.',
    }),
  ),
};

const ofUnits = {
  ...ofReport,
  group_by: Type.Optional(Type.Enum(conditionUnitGroups)),
  group_key: Type.Optional(
    Type.String({
      maxLength: longestNamed,
      description:
        'Of one group of `group_by`: by its `key` in the report, an owner by its `group_key`, everything else by its id.',
    }),
  ),
};

const ofLocation = {
  ...ofReport,
  location_id: Type.Optional(Type.Integer({ description: 'Those found at one location.' })),
};

/**
 * Calls on the records behind the figures of a saved copy: those of the inspections that it counts.
 */
export const conditionRecordCalls = defineCalls({
  'POST fleet_conditions/get_tires': {
    summary: 'The tires behind a figure of a kept report, as they are recorded today, by page.',
    right,
    body: listBody(conditionTiresList, ofGroup),
    response: paged({ ...formats, ...asMade, tires: Type.Array(conditionTire) }),
  },
  'POST fleet_conditions/get_exceptions': {
    summary:
      'The exceptions behind a figure of a kept report, as they are recorded today, by page.',
    right,
    body: listBody(conditionExceptionsList, ofLocation),
    response: paged({ ...formats, ...asMade, exceptions: Type.Array(conditionException) }),
  },
  'POST fleet_conditions/export_tires': {
    summary: 'The tires behind a figure of a kept report, in the order of the list, as a file.',
    right,
    ...listFile(conditionTiresList, ofGroup),
  },
  'POST fleet_conditions/export_exceptions': {
    summary:
      'The exceptions behind a figure of a kept report, in the order of the list, as a file.',
    right,
    ...listFile(conditionExceptionsList, ofLocation),
  },
  'POST fleet_conditions/get_units': {
    summary: 'The units behind a figure of a kept report, as they are recorded today, by page.',
    right,
    body: listBody(conditionUnitsList, ofUnits),
    response: paged({ ...asMade, units: Type.Array(conditionUnit) }),
  },
  'POST fleet_conditions/export_units': {
    summary: 'The units behind a figure of a kept report, in the order of the list, as a file.',
    right,
    ...listFile(conditionUnitsList, ofUnits),
  },
});
