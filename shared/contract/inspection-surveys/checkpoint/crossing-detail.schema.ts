import { Type } from 'typebox';
import { severities } from '../../fleet-surveys/inspections/findings.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { inspectionColors } from '../../fleet-surveys/surveys/code-lists.ts';
import { readingStates } from '../../fleet-surveys/tires/code-lists.ts';
import { sides, slots } from '../../fleet-surveys/tires/places.ts';
import { formats, place } from '../../fleet-surveys/tires/tire.schema.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { limitFrom } from '../limit-from.schema.ts';
import { crossingChecks, crossingDirections } from './crossing-checks.ts';

const color = Type.Enum(inspectionColors, {
  description: 'As it was found; grey where the tire was lifted or not read.',
});
const pressure = Type.Number({
  description: 'In `pressure_format`, less the hot allowance of the crossing, 0 at least.',
});
const tread = Type.Number({ description: 'In `tread_depth_format`.' });

const wheel = Type.Object({
  ...place,
  position: Type.String({ description: 'As people call it, such as 2LO.' }),
  state: nullable(Type.Enum(readingStates, { description: 'Null where nothing came in.' })),
  color: Type.Enum(inspectionColors, {
    description: 'Of whatever concerns it, alone, in its pair or on its axle.',
  }),
  pressure: nullable(pressure),
  pressure_color: color,
  tread_depth: nullable(tread),
  tread_depth_color: color,
});

const side = Type.Object({
  wheels: Type.Array(wheel, { description: "Half of the axle's tires, from the left." }),
  mismatch: nullable(Type.Number({ description: 'Between the treads of two duals.' })),
  mismatch_color: color,
});

const axle = Type.Object({
  axle_number: Type.Integer(),
  role: Type.Enum(axleRoles),
  is_lift_axle: Type.Boolean(),
  is_lifted: Type.Boolean(),
  mismatch: nullable(Type.Number({ description: 'Between the mean treads of the two sides.' })),
  mismatch_axle_color: color,
  left_side: side,
  right_side: side,
});

const dateTime = Type.String({ description: 'At the lane, as in `2025-06-30T17:05`.' });

const neighbour = nullable(
  Type.Object(
    { survey_id: Type.Integer(), date_time: dateTime },
    { description: 'Of the same unit; null where there is none.' },
  ),
);

const finding = Type.Object({
  finding_id: Type.Integer(),
  check: Type.Enum(crossingChecks),
  severity: Type.Enum(severities),
  axle_number: Type.Integer(),
  side: nullable(Type.Enum(sides)),
  slot: nullable(Type.Enum(slots)),
  measured: Type.Number({
    description:
      'A pressure, less the hot allowance, or a tread; of a pair or an axle the difference.',
  }),
  limit: Type.Number({ description: 'What it was held against.' }),
  ...limitFrom,
  is_flat: Type.Boolean({
    description: 'A pressure that was read as 0; a low one may be 0 for the hot allowance alone.',
  }),
});

/**
 * A crossing. Its tires were hot: every pressure is the reading less `hot_allowance`, the setting
 * in force when the crossing was recorded, and at least 0.
 */
export const crossingDetail = Type.Object({
  ...formats,
  title: Type.String({ description: 'The unit by fleet and number.' }),
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  fleet_name: Type.String(),
  lane: Type.String({ description: 'Who or what recorded it.' }),
  hot_allowance: Type.Number({ description: 'In `pressure_format`; 0 where nothing was read.' }),
  tiles: Type.Object({
    unit: Type.String({ description: 'Its number, as it was at the crossing.' }),
    date_time: dateTime,
    license_plate_url: nullable(
      Type.String({
        description:
          'Of the picture of the plate, from the base of the API, without a closing slash; it can be ' +
          'read for some minutes without a session.',
      }),
    ),
    location: Type.String(),
    license_number: nullable(Type.String()),
    records_total: Type.Integer({ description: 'Tires that were expected.' }),
    total_tires_read_count: Type.Integer({ description: 'Tires that were read.' }),
    warning_exceptions: Type.Integer(),
    critical_exceptions: Type.Integer(),
    non_metric: Type.Boolean({ description: 'Whether treads are in 32nds of an inch.' }),
    is_bidirectional: Type.Boolean({ description: 'Whether the lane is driven over both ways.' }),
    crossingdirection: nullable(Type.Enum(crossingDirections)),
  }),
  axles: Type.Array(axle),
  findings: Type.Array(finding),
  older: neighbour,
  newer: neighbour,
});
