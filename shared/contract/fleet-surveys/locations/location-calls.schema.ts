import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { listBody } from '../../wire/list-calls.ts';
import { paged, status } from '../../wire/shapes.ts';
import { choice, locationId, nullable, oneLine, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { location, locationRow, shownAccountTypes } from './location.schema.ts';
import { locationsList } from './locations-list.ts';

const right = 'TVLOGIN';

const chosen = {
  locations: Type.Optional(
    Type.Array(locationId, {
      maxItems: surveyLimits.chosenLocations,
      uniqueItems: true,
      description: 'These alone, such as pins and those visited last.',
    }),
  ),
};

export const locationCalls = defineCalls({
  'POST fleet_survey/select_locations': {
    summary:
      'The locations that the user may survey, by page, with the account types among them. The ' +
      'keyword is looked for in code, name, city and account.',
    right,
    body: listBody(locationsList, chosen),
    response: paged({ accounts: Type.Array(locationRow), ...shownAccountTypes }),
  },
  'GET fleet_survey/get_location/{id}': {
    summary:
      'A location, with its units by type, those not surveyed for longest, and open surveys.',
    right,
    params: Type.Object({ id: locationId }),
    response: Type.Object({ location }),
  },
  'POST fleet_survey/select_preff_locations': {
    summary: 'The locations of preferred fleets, as select_locations has them.',
    right,
    body: listBody(locationsList, chosen),
    response: paged({ accounts: Type.Array(locationRow), ...shownAccountTypes }),
  },
  'POST fleet_survey/add_location': {
    summary:
      'Adds a location to an account. A code that the account has is refused as `unique`; when ' +
      'another one has the same address, or the same name within a kilometer, nothing is added ' +
      'until the call says that this is meant.',
    right,
    body: Type.Object({
      ...writeKey,
      account: Type.String({ minLength: 1, maxLength: 40 }),
      code: Type.String({ ...oneLine(40), minLength: 1 }),
      name: Type.String({ ...oneLine(200), minLength: 1 }),
      address: oneLine(200),
      city: Type.String({ ...oneLine(200), minLength: 1 }),
      state: Type.String({ pattern: '^[A-Z0-9]{0,3}$' }),
      postal_code: oneLine(20),
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      latitude: Type.Optional(nullable(Type.Number({ minimum: -90, maximum: 90 }))),
      longitude: Type.Optional(nullable(Type.Number({ minimum: -180, maximum: 180 }))),
      is_confirmed: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      location_id: nullable(Type.Integer({ description: 'Null when nothing was added.' })),
      similar: Type.Array(locationRow, { description: 'What has to be confirmed, if anything.' }),
    }),
  },
  'GET fleet_survey/get_nonsigs/{id}': {
    summary: 'The dealers that serve the account of a location, by name.',
    right,
    params: Type.Object({ id: locationId }),
    response: Type.Object({ nonsigs: Type.Array(choice) }),
  },
});
