import { Type } from 'typebox';
import { isoDate } from '../wire/shapes.ts';

/** As a pattern. */
export const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** Every write of this area takes it. */
export const clientKey = Type.String({
  pattern: `^${uuid}$`,
  description:
    'A UUID that is made anew for each write. A call that is sent again with it gets the first ' +
    'answer for 90 days; with another body it is refused as `key_reused`.',
});

/** The key as a field of a body. */
export const writeKey = { client_key: Type.Optional(clientKey) };

/** A unit, survey or inspection in a body: its id, or the key of the caller's write that made it. */
export const namedRow = Type.Union([Type.Integer({ minimum: 1 }), clientKey]);

/** The same in an address. */
export const namedInPath = Type.String({
  pattern: `^(?:[1-9]\\d{0,9}|${uuid})$`,
  description: "An id, or the key of the caller's own write that made the row.",
});

/** The revision that the caller has read: a change by somebody else since then is `changed_elsewhere`. */
export const readRevision = Type.Integer({
  minimum: 1,
  description:
    'The one that was read. A refusal as `changed_elsewhere` carries `revision`, `changed_by`, ' +
    '`changed_on` (the device) and `changed_at` of the present one.',
});

/** How a deletion, which has no body, is told the key and the revision. */
export const deletion = { client_key: Type.Optional(clientKey), revision: readRevision };

export const locationId = Type.Integer({ minimum: 1 });

/** Whose units: those of one location, or of a whole account. One of the two is named. */
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

/** A choice as the specification has it: what is sent, and what is read. */
export const choice = Type.Object({ value: Type.String(), text: Type.String() });

/** A text in one line. */
export const oneLine = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]*$' });
