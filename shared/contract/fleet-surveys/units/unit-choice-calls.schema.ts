import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { choice, locationId, namedRow, nullable, unitsOf } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { meters, unitTypes, vocations } from './code-lists.ts';
import { configuration, unit, unitFields } from './unit.schema.ts';

const right = 'TVLOGIN';
const number = Type.String({ maxLength: 200 });

/** Calls that return the choices in unit forms. */
export const unitChoiceCalls = defineCalls({
  'GET fleet_survey/get_unit_selects': {
    summary: 'What the form of a unit offers.',
    right,
    response: Type.Object({
      types: Type.Array(Type.Enum(unitTypes)),
      vocations: Type.Array(Type.Enum(vocations)),
      meters: Type.Array(Type.Enum(meters)),
      countries_with_states: Type.Array(
        Type.Object({ ...choice.properties, states: Type.Array(choice) }),
      ),
    }),
  },
  'GET fleet_survey/get_unit_configurations/{id}': {
    summary: 'The axle configurations that a unit of a type may have.',
    right,
    params: Type.Object({ id: Type.Enum(unitTypes) }),
    response: Type.Object({ configurations: Type.Array(configuration) }),
  },
  'POST fleet_survey/get_owners': {
    summary: "Who owns an account's units besides the account itself, by name.",
    right,
    body: Type.Object(unitsOf),
    response: Type.Object({ owners: Type.Array(Type.String()) }),
  },
  'POST fleet_survey/get_unit_numbers': {
    summary:
      'Units whose number, VIN or license plate starts with or holds what was typed, the best first.',
    right,
    body: Type.Object({ ...unitsOf, keyword: number }),
    response: Type.Object({
      unit_numbers: Type.Array(
        Type.Object({
          unit_id: Type.Integer(),
          unit_number: Type.String(),
          type: Type.Enum(unitTypes),
          vin: nullable(Type.String()),
          license_plate: nullable(Type.String()),
          location_code: nullable(Type.String()),
        }),
        { maxItems: surveyLimits.proposals },
      ),
    }),
  },
  'POST fleet_survey/get_unit_by_number': {
    summary:
      'The unit that has a number, whatever its case, in an account or in that of a location; null ' +
      'when there is none.',
    right,
    body: Type.Object({ ...unitsOf, unit_number: number }),
    response: Type.Object({ unit: nullable(unit) }),
  },
  'POST fleet_survey/get_create_unit_options': {
    summary:
      'Whether a number is free in the account of a location, and which units a new one may be ' +
      'copied from: of each type the one that was saved last.',
    right,
    body: Type.Object({
      location_id: locationId,
      unit_number: number,
      survey_id: Type.Optional(namedRow),
    }),
    response: Type.Object({
      is_unit_exists_on_survey: Type.Boolean(),
      is_unit_exists: Type.Boolean(),
      unit: nullable(unit),
      tractor: nullable(unit),
      trailer: nullable(unit),
      dolly: nullable(unit),
      misc: nullable(unit),
    }),
  },
  'POST fleet_survey/create_unit_copy': {
    summary:
      'What fills the form of a copy: the unit without number, VIN, plate and tires. Nothing is saved.',
    right,
    body: Type.Object({ unit_id: namedRow }),
    response: Type.Object({
      unit: Type.Object({ location_id: nullable(locationId), ...unitFields }),
    }),
  },
});
