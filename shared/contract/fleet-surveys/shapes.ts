import { Type } from 'typebox';
import { isoDate } from '../wire/shapes.ts';

/** The pattern of a UUID. */
export const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** Idempotency key, accepted by every write of this area. */
export const clientKey = Type.String({
  pattern: `^${uuid}$`,
  description:
    'A UUID that is made anew for each write. A call that is sent again with it gets the first ' +
    'answer for 90 days; with another body it is refused as `key_reused`.',
});

/** The idempotency key as a field of a body. */
export const writeKey = { client_key: Type.Optional(clientKey) };

/** A unit, survey or inspection in a body: its id, or the key of the caller's write that made it. */
export const namedRow = Type.Union([Type.Integer({ minimum: 1 }), clientKey]);

/** Such a name as a path parameter. */
export const namedInPath = Type.String({
  pattern: `^(?:[1-9]\\d{0,9}|${uuid})$`,
  description: "An id, or the key of the caller's own write that made the row.",
});

/**
 * The revision that the caller has read; if another user has changed the row since, the call is
 * refused as `changed_elsewhere`.
 */
export const readRevision = Type.Integer({
  minimum: 1,
  description:
    'The one that was read. A refusal as `changed_elsewhere` carries `revision`, `changed_by`, ' +
    '`changed_on` (the device) and `changed_at` of the present one.',
});

/** Query of a deletion, which has no body: key and revision. */
export const deletion = { client_key: Type.Optional(clientKey), revision: readRevision };

export const locationId = Type.Integer({ minimum: 1 });

/** The location or account whose units are meant; one of the two is named. */
export const unitsOf = {
  location_id: Type.Optional(locationId),
  account: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, description: 'Number of the account.' }),
  ),
};

export const nullable = <const Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
) => Type.Union([schema, Type.Null()]);

export const optionalDate = (description: string) => nullable(isoDate(description));

/** A choice in the specification's form: the value sent, and the text displayed. */
export const choice = Type.Object({ value: Type.String(), text: Type.String() });

/** A single line of text. */
export const oneLine = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]*$' });
