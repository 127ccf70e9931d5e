import { type TSchema, Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { account, answered, id, readers, writers } from '../specs/spec-shapes.ts';
import { yardLimits as limits } from './yard-limits.ts';

const orNull = <const Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const inLine = '[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]*';
/** A single line of text; it can be empty. */
const line = (maxLength: number) => Type.String({ maxLength, pattern: `^${inLine}$` });
/** A single line of text with at least one visible character. */
const text = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^${inLine}[^\\s\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]${inLine}$` });

const values = {
  code: text(limits.code),
  name: text(limits.name),
  customer_number: orNull(text(limits.number)),
  address: line(limits.text),
  city: text(limits.text),
  state: Type.String({
    pattern: '^[A-Z0-9]{0,3}$',
    description: 'Of the list of its country, where there is one.',
  }),
  postal_code: line(limits.postalCode),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  latitude: orNull(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: orNull(Type.Number({ minimum: -180, maximum: 180 })),
  location_group: orNull(text(limits.division)),
  location_region: orNull(text(limits.division)),
  dealer: orNull(
    Type.String({
      minLength: 1,
      maxLength: limits.number,
      description: 'Nonsig of the dealer that serves the yard, one of those of the account.',
    }),
  ),
  is_head_office: Type.Boolean({
    description: 'An account has one; naming another takes it from the first.',
  }),
};

export const yard = Type.Object({
  location_id: Type.Integer(),
  account: Type.String(),
  ...values,
  dealer_name: Type.String({ description: 'Empty without a dealer.' }),
  is_closed: Type.Boolean(),
  is_used: Type.Boolean({
    description: 'Units, surveys, specs or other records name it: it can be closed, not deleted.',
  }),
  revision: Type.Integer(),
});

const similar = Type.Array(
  Type.Object({
    location_id: Type.Integer(),
    code: Type.String(),
    name: Type.String(),
    address: Type.String(),
    city: Type.String(),
  }),
  { description: 'With `ResponseCode` 409: what has to be confirmed. Nothing is written.' },
);

const saved = {
  account,
  ...values,
  is_confirmed: Type.Optional(
    Type.Boolean({ description: 'It is meant, although there is one like it.' }),
  ),
};
const revision = Type.Integer({ minimum: 1 });
const one = { account, location_id: id };

export const yardCalls = defineCalls({
  'POST manage_specs/get_location': {
    summary: 'A yard with all its fields, and the groups and regions of its account.',
    right: readers,
    body: Type.Object(one),
    response: answered({
      location: yard,
      groups: Type.Array(Type.String()),
      regions: Type.Array(Type.String()),
    }),
  },
  'POST manage_specs/add_new_location': {
    summary:
      'Adds a yard to a fleet. A code that the fleet has is refused as `unique`; when another yard has ' +
      'the same address, or the same name within a kilometer, `ResponseCode` is 409 until it is ' +
      'confirmed.',
    right: writers,
    body: Type.Object(saved),
    response: answered({
      location_id: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Null when nothing was added.',
      }),
      similar,
    }),
  },
  'PUT manage_specs/save_location': {
    summary:
      'Changes a yard, closes it or opens it again. Doubles are asked about as add_new_location does. ' +
      'Only who sees the fleet whole names its head office, closes and opens.',
    right: writers,
    body: Type.Object({ ...saved, location_id: id, revision, is_closed: Type.Boolean() }),
    response: answered({ revision: Type.Integer(), similar }),
  },
  'POST manage_specs/remove_location': {
    summary: 'Deletes a yard that no record names; closes any other.',
    right: writers,
    body: Type.Object({ ...one, revision }),
    response: answered({ is_closed: Type.Boolean() }),
  },
});
