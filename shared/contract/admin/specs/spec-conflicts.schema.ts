import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { isoDate } from '../../wire/shapes.ts';
import { specRoles } from './spec-fields.ts';
import { account, answered, formats, id, ownValues, revision, writers } from './spec-shapes.ts';

const axle = Type.Enum(specRoles);

/** A yard's own spec for an axle. */
export const yardSpec = Type.Object({
  role: axle,
  valid_from: isoDate('Since when it holds, or from when on.'),
  ...ownValues,
  products: Type.Array(Type.String(), { description: 'The names of those approved.' }),
});

export const fleetLocation = Type.Object({
  location_id: id,
  code: Type.String(),
  name: Type.String(),
  revision,
  specs: Type.Array(yardSpec),
});

export const specConflictCalls = defineCalls({
  'POST manage_specs/get_fleet_location_conflicts': {
    summary:
      "The yards whose own specs of axles would stand before the fleet's from a day on, with what they ask themselves.",
    right: writers,
    body: Type.Object({
      account,
      valid_from: isoDate('From today on.'),
      axles: Type.Array(axle, { minItems: 1, maxItems: specRoles.length, uniqueItems: true }),
    }),
    response: answered({
      fleet_locations: Type.Array(fleetLocation),
      message: Type.String(),
      no_conflicts: Type.Boolean(),
      ...formats,
    }),
  },
});
