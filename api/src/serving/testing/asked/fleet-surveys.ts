import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import { testAddress } from '../../../db/testing.ts';
import { imageCallInputs } from './images.ts';
import { liveCallInputs } from './live.ts';
import { removedTireInputs } from './removed-tires.ts';
import { surveyCallInputs } from './surveys.ts';
import { byId, type RowIds, type TestInputs } from './test-inputs.ts';
import { unitCallInputs } from './units.ts';

const all = { page_number: 1, page_size: 100 };

/** A location, and the whole account. */
const unitsOf = ({ location, account }: RowIds) => [{ location_id: location }, { account }];

const tractor = { type: 'tractor', configuration: '6x4' };
/** Like the named units, whose tires keep their positions. */
const trailer = { type: 'trailer', configuration: 'trailer_tandem' };

export const fleetSurveyInputs: TestInputs<typeof fleetSurveyCalls> = {
  ...surveyCallInputs,
  ...unitCallInputs,
  ...imageCallInputs,
  ...removedTireInputs,
  ...liveCallInputs,

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
  'GET fleet_survey/get_nonsigs/{id}': ({ location }) => byId(location),
  'GET fleet_survey/get_location/{id}': ({ location }) => byId(location),
  'POST fleet_survey/get_units': (rows) =>
    unitsOf(rows).flatMap((of) =>
      [{}, { surveyed: 'never' }, { order_by: 6 }].map((more) => ({
        body: { ...all, ...of, ...more },
      })),
    ),
  'GET fleet_survey/get_unit/{id}': ({ unit }) => byId(unit),
  'GET fleet_survey/get_unit_selects': () => ({}),
  'GET fleet_survey/get_unit_configurations/{id}': () => ({ params: { id: 'trailer' } }),
  'POST fleet_survey/get_owners': (rows) => unitsOf(rows).map((body) => ({ body })),
  'POST fleet_survey/get_unit_numbers': (rows) =>
    unitsOf(rows).map((of) => ({ body: { ...of, keyword: '1' } })),
  'POST fleet_survey/get_unit_by_number': (rows) =>
    unitsOf(rows).map((of) => ({ body: { ...of, unit_number: rows.unitNumber } })),
  'POST fleet_survey/get_create_unit_options': ({ location, survey, unitNumber }) =>
    [{}, { survey_id: survey }].map((more) => ({
      body: { location_id: location, unit_number: unitNumber, ...more },
    })),
  'POST fleet_survey/create_unit_copy': ({ unit }) => ({ body: { unit_id: unit } }),
  'POST fleet_survey/save_unit': ({ location, unit }) =>
    [
      { ...tractor, unit_number: `New ${location}` },
      { unit_id: unit, revision: 1, unit_number: `Changed ${unit}` },
      { unit_id: unit, revision: 1, unit_number: 'Changed once more' },
      { unit_id: unit, revision: 2, unit_number: `Renamed ${unit}`, owner: 'Asked Leasing' },
    ].map((said) => ({ body: { location_id: location, ...trailer, ...said } })),
  'DELETE fleet_survey/delete_unit/{id}': ({ unit }) =>
    ['3', '1'].map((revision) => ({ ...byId(unit), query: { revision } })),
  'DELETE fleet_survey/delete_unit_all/{id}': ({ unit, tires }) =>
    ['0', '1', '2', '3', '4'].map((surveys) => ({
      ...byId(unit),
      query: { revision: '4', surveys, tires: String(tires) },
    })),
};
