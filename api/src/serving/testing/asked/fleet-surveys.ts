import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import { testAddress } from '../../../db/testing.ts';
import { type Asked, byId, type NamedRows } from './asked.ts';
import { askedOfUnits } from './units.ts';

const all = { page_number: 1, page_size: 100 };

/** Of a location, and of the whole account. */
const unitsOf = ({ location, account }: NamedRows) => [{ location_id: location }, { account }];

const tractor = { type: 'tractor', configuration: '6x4' };

export const askedOfFleetSurveys: Asked<typeof fleetSurveyCalls> = {
  ...askedOfUnits,

  'POST fleet_survey/select_locations': ({ location }) =>
    [{}, { locations: [location] }, { order_by: 6, is_sort_desc: true }, { order_by: 7 }].map(
      (more) => ({ body: { ...all, ...more } }),
    ),
  'POST fleet_survey/select_preff_locations': ({ location }) =>
    [{}, { locations: [location] }].map((more) => ({ body: { ...all, ...more } })),
  'POST fleet_survey/add_location': ({ account, location }) =>
    [{ code: `A${location}` }, { code: `B${location}` }].map(({ code }) => ({
      body: { ...testAddress, account, code, name: 'Asked Yard' },
    })),
  'GET fleet_survey/get_location/{id}': ({ location }) => byId(location),
  'GET fleet_survey/get_nonsigs/{id}': ({ location }) => byId(location),
  'POST fleet_survey/get_units': (rows) =>
    unitsOf(rows).flatMap((of) =>
      [{}, { surveyed: 'never' }, { order_by: 6 }].map((more) => ({
        body: { ...all, ...of, ...more },
      })),
    ),
  'GET fleet_survey/get_unit/{id}': ({ unit }) => byId(unit),
  'POST fleet_survey/save_unit': ({ location, unit }) =>
    [
      { unit_number: `New ${location}` },
      { unit_id: unit, revision: 1, unit_number: `Changed ${unit}` },
      { unit_id: unit, revision: 1, unit_number: 'Changed once more' },
      { unit_id: unit, revision: 2, unit_number: `Renamed ${unit}`, owner: 'Asked Leasing' },
    ].map((said) => ({ body: { location_id: location, ...tractor, ...said } })),
};
