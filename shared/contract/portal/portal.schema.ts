import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { status } from '../wire/shapes.ts';
import { authorizationCalls, userRecord } from './authorization.schema.ts';
import { deviceCalls } from './devices.schema.ts';
import { exportCalls } from './exports/exports.schema.ts';
import { languageCalls } from './languages.schema.ts';
import { registrationCalls } from './registration.schema.ts';
import { rights } from './rights.ts';
import { unitsOfMeasurement } from './units-of-measurement.ts';

export { registration } from './registration.schema.ts';

export const portalCalls = defineCalls({
  ...exportCalls,
  ...authorizationCalls,
  'POST users/ask_right': {
    summary:
      'Asks for the right of the route at this path. It stands among the registrations until an ' +
      'administrator decides; asked again meanwhile it changes nothing.',
    right: 'session',
    body: Type.Object({ path: Type.String({ minLength: 1, maxLength: 2000 }) }),
    response: Type.Object({ status }),
  },
  'PUT users/preferences': {
    summary: 'Changes how the user is shown figures.',
    right: 'session',
    body: Type.Object({
      unit_of_measurement: Type.Optional(Type.Enum(unitsOfMeasurement)),
      currency_symbol: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 4,
          // Four code points, since one visible letter can consist of any number of them.
          pattern: '^(?=.{1,4}$)(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{Sc}]\\.?)+$',
          description: 'Letters and currency signs; a full stop may follow each, as in kr. or C$.',
        }),
      ),
    }),
    response: Type.Object({ user: userRecord }),
  },
  ...deviceCalls,
  ...registrationCalls,
  'GET tire_management_reports/get': {
    summary:
      'The reports that this user may open, by section, as the deployed remotes declare them.',
    right: 'session',
    response: Type.Object({
      sections: Type.Array(
        Type.Object({
          section: Type.String({ description: 'Translation key, with its namespace.' }),
          items: Type.Array(
            Type.Object({
              label: Type.String({ description: 'Translation key, with its namespace.' }),
              description: Type.String({ description: 'Translation key, with its namespace.' }),
              url: Type.String(),
            }),
          ),
        }),
      ),
    }),
  },
  ...languageCalls,
  'POST portal-v1:record_store/set_record': {
    summary:
      'Keeps a record under a short key that cannot be guessed; it is forgotten when nobody ' +
      'has written or read it for 90 days. A user keeps the 500 records used last, of 10 MB in ' +
      'all, and writes 20 MB a day. Any right of the portal will do.',
    right: Object.keys(rights),
    body: Type.Object({ record: Type.String({ minLength: 2, maxLength: 200_000 }) }),
    response: Type.Object({ id: Type.String() }),
  },
  'GET portal-v1:record_store/get_record/{id}': {
    summary:
      'A kept record, letter for letter, for every session that knows its key: what it names is ' +
      'checked when it is used.',
    right: 'session',
    params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }) }),
    response: Type.Object({ id: Type.String(), record: Type.String() }),
  },
});
