import { Type } from 'typebox';
import { instant } from '../../wire/shapes.ts';
import { nullable, oneLine, optionalDate } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { sides, slots } from '../tires/places.ts';
import { meters, unitTypes, vocations } from './code-lists.ts';
import { axleRoles, configurationCodes } from './configurations.ts';

const text = (maxLength: number) => nullable(oneLine(maxLength));

/** The fields of a unit's form besides number, type and configuration. */
const details = {
  vin: text(40),
  dot: text(surveyLimits.dot),
  license_plate: text(40),
  license_plate_state: text(3),
  license_plate_country: text(2),
  vocation: nullable(Type.Enum(vocations)),
  manufacturer: text(surveyLimits.name),
  model: text(surveyLimits.name),
  year: nullable(Type.Integer({ description: 'The model year, from 1900 to next year.' })),
  owner: nullable(
    Type.String({
      ...oneLine(surveyLimits.name),
      description: 'Name; null for a unit of the account itself.',
    }),
  ),
  meter: Type.Enum(meters),
  is_active: Type.Boolean(),
};

const identity = {
  unit_number: Type.String({ maxLength: 200 }),
  type: Type.Enum(unitTypes),
  configuration: Type.Enum(configurationCodes),
};

/** A unit as stored. */
export const unit = Type.Object({
  unit_id: Type.Integer(),
  revision: Type.Integer(),
  account: Type.String({ description: 'Number of the account.' }),
  location_id: nullable(Type.Integer({ description: 'Null while it stands at no location.' })),
  location_code: nullable(Type.String()),
  ...identity,
  ...details,
  is_tires_exist: Type.Boolean(),
  last_survey_date: optionalDate('The day of the latest survey that the user may see.'),
});

/**
 * A unit as saved. Missing fields of a new unit follow from its type and configuration; those of an
 * existing one stay unchanged.
 */
export const unitFields = {
  ...identity,
  ...(Object.fromEntries(
    Object.entries(details).map(([name, schema]) => [name, Type.Optional(schema)]),
  ) as {
    [Name in keyof typeof details]: ReturnType<typeof Type.Optional<(typeof details)[Name]>>;
  }),
};

/** A change to a unit or a survey. */
export const change = Type.Object({
  revision: Type.Integer(),
  action: Type.Enum(['created', 'changed', 'deleted', 'restored']),
  fields: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The values before the change, by the names of the fields that it changed.',
  }),
  moved: Type.Optional(
    Type.Object(
      { from: nullable(Type.String()), to: nullable(Type.String()) },
      { description: 'The yards between which the change moved a unit, by name; null for none.' },
    ),
  ),
  changed_by: Type.String(),
  changed_at: instant,
});

/** An axle configuration with all its positions. */
export const configuration = Type.Object({
  code: Type.Enum(configurationCodes),
  tires: Type.Integer(),
  axles: Type.Array(
    Type.Object({
      axle_number: Type.Integer({ description: 'From the front, counted from 1.' }),
      role: Type.Enum(axleRoles),
      is_dual: Type.Boolean(),
      positions: Type.Array(
        Type.Object({
          side: Type.Enum(sides),
          slot: Type.Enum(slots),
          label: Type.String({ description: 'As in 2LO.' }),
        }),
      ),
    }),
  ),
});
