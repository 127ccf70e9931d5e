import { type TProperties, Type } from 'typebox';
import { pressureUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { isoDate } from '../../wire/shapes.ts';
import { mostApproved, mostYards, specRoles, torqueFormats } from './spec-fields.ts';

export const nullable = <const Schema extends ReturnType<typeof Type.Number | typeof Type.String>>(
  schema: Schema,
) => Type.Union([schema, Type.Null()]);

/** Rights that allow reading specs; either one is enough. */
export const readers = ['TVADMIN', 'TVLOGIN'] as const;
export const writers = 'TVADMIN';

/** A response with the code and message that the spec screens read. */
export const answered = <Properties extends TProperties>(properties: Properties) =>
  Type.Object({
    ResponseCode: Type.Integer({ description: '200 once it is done; the HTTP status is 200 too.' }),
    ResponseMessage: Type.String(),
    ...properties,
  });

export const account = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Number of the fleet.',
});
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const scope = {
  account,
  location_id: Type.Union([id, Type.Null()], { description: 'Null for the fleet.' }),
};

export const specProduct = Type.Object({
  product_id: Type.Integer(),
  name: Type.String({ description: 'Brand, line and size.' }),
  is_retired: Type.Boolean({ description: 'Whether it is offered no more.' }),
});

/** A number of a spec, in the caller's units; null where the spec sets none. */
export const asked = nullable(Type.Number({ minimum: 0, maximum: 10_000 }));

export const ownValues = {
  target_pressure: asked,
  pull_depth: asked,
  casing_age: asked,
  most_repairs: asked,
  most_caps: asked,
  torque_m22: asked,
  torque_stud_20mm: asked,
};

export const formats = {
  pressure_format: Type.Enum(pressureUnits),
  tread_depth_format: Type.Enum(treadUnits),
  torque_format: Type.Enum(torqueFormats),
};

export const savedRole = Type.Object({
  role: Type.Enum(specRoles),
  ...ownValues,
  products: Type.Array(id, { maxItems: mostApproved, uniqueItems: true }),
});

export const revision = Type.Integer({ minimum: 0 });

/** Whether a yard keeps its own specs when the fleet's are saved. */
export const chosenYard = Type.Object({
  location_id: id,
  revision,
  is_overwritten: Type.Boolean({ description: 'Whether it gives up its own specs of the axles.' }),
});

/** The body of a call that saves specs. */
export const saved = {
  ...scope,
  valid_from: isoDate('From today on.'),
  roles: Type.Array(savedRole, { minItems: 1, maxItems: specRoles.length }),
  locations: Type.Optional(
    Type.Array(chosenYard, {
      maxItems: mostYards,
      description:
        'For a fleet: its yards with specs of their own, each with what becomes of them. All keep theirs unless given.',
    }),
  ),
};
