import { Type } from 'typebox';
import { instant, isoDate } from '../../wire/shapes.ts';
import { nullable, optionalDate } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { inspectionColors } from '../surveys/code-lists.ts';
import { inspectionRow, surveyRow } from '../surveys/survey.schema.ts';
import { readingStates } from '../tires/code-lists.ts';
import { sides, slots } from '../tires/places.ts';
import { formats, place, remarks } from '../tires/tire.schema.ts';
import { axleRoles } from '../units/configurations.ts';
import { checks, severities } from './findings.ts';
import { undoObstacles } from './tire-changes.ts';
import { unitChecks } from './unit-checks/unit-checks.schema.ts';

const pressure = Type.Number({ description: 'In `pressure_format`, unrounded; 0 is a flat.' });
const tread = Type.Number({ description: 'In `tread_depth_format`, unrounded.' });
const color = Type.Enum(inspectionColors);

const reading = Type.Object({
  revision: Type.Integer(),
  state: Type.Enum(readingStates),
  pressure: nullable(pressure),
  tread_depths: Type.Array(tread),
  tread_depth: nullable(Type.Number({ description: 'The lowest of them, which counts.' })),
  is_taken_over: Type.Boolean({ description: 'The values are those of the reading before.' }),
  ...remarks,
});

/** An earlier reading of the tire that is mounted there now. */
export const pastReading = Type.Object({
  survey_date: isoDate('The day of that survey.'),
  pressure: nullable(pressure),
  tread_depth: nullable(tread),
});

const name = Type.String({ minLength: 1, maxLength: surveyLimits.name });

/** The make of a tire, as entered. */
export const madeAs = {
  brand: nullable(name),
  product_line: nullable(name),
  tire_size: nullable(name),
  load_range: nullable(name),
  caps: Type.Integer({ minimum: 0, maximum: 9 }),
  retread_brand: nullable(name),
  retread_line: nullable(name),
  tin: nullable(Type.String({ maxLength: 40 })),
};

/** The make of a tire, as displayed. */
const make = {
  brand: nullable(Type.String()),
  product_line: nullable(Type.String()),
  tire_size: nullable(Type.String()),
  load_range: nullable(Type.String()),
  retread: nullable(Type.String({ description: 'Maker and design of the cap that it has.' })),
  caps: Type.Integer(),
  tin: nullable(Type.String()),
};

/** A removed tire in stock, to be used again. */
export const stockedTire = Type.Object({
  tire_id: Type.Integer(),
  revision: Type.Integer(),
  ...make,
  removed_on: optionalDate('The day on which it came off; null for one that was never on a unit.'),
});

const mountedTire = Type.Object({
  tire_id: Type.Integer(),
  revision: Type.Integer(),
  ...make,
  original_tread_depth: nullable(tread),
  mounted_on: isoDate('The day on which it went on.'),
});

export const wheel = Type.Object({
  ...place,
  position: Type.String({ description: 'As people call it, such as 2LO.' }),
  tire: nullable(mountedTire),
  reading: nullable(reading),
  previous: nullable(pastReading),
  target_pressure: pressure,
  pull_depth: tread,
  legal_depth: tread,
  color,
  pressure_color: color,
  tread_depth_color: color,
});

const side = Type.Object({
  wheels: Type.Array(wheel),
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

const finding = Type.Object({
  check: Type.Enum(checks),
  severity: Type.Enum(severities),
  axle_number: Type.Integer(),
  side: nullable(Type.Enum(sides)),
  slot: nullable(Type.Enum(slots)),
  measured: Type.Number({
    description: 'A pressure or a tread; of a pair or an axle the difference.',
  }),
  limit: Type.Number({ description: 'What it was held against.' }),
});

/** Tires changed together during the inspection. */
const tireChange = Type.Object({
  tire_change_id: Type.Integer(),
  positions: Type.Array(Type.String({ description: 'As in 2LO.' })),
  changed_by: Type.String(),
  changed_at: instant,
  obstacle: nullable(
    Type.Enum(undoObstacles, { description: 'What forbids to undo it; null where nothing does.' }),
  ),
});

/** A unit of a survey with its tires and the readings so far. */
export const axleMap = Type.Object({
  ...formats,
  survey: surveyRow,
  inspection: inspectionRow,
  axles: Type.Array(axle),
  findings: Type.Array(finding),
  tire_changes: Type.Array(tireChange, { description: 'The latest first, without those undone.' }),
  ...unitChecks,
});
