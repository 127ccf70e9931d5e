import { button, dialog, heading, type PageStates, stateLike, table } from '@portal/build/states';
import { inYard, loadingStates, none } from './yard-states.ts';

/** An existing location that resembles a new one. */
const similar = {
  ...{ location_id: 1, code: '0001', name: '77 n', account: '77 a', account_name: '77' },
  ...{ account_type: 3, address: '9', city: '77 c', state: 'OH', postal_code: '', country: 'US' },
  ...{ units: 0, last_survey_date: null },
};
const taken = {
  taken_at: '2026-03-04T10:42:00.000Z',
  location: { location_id: 1, code: '0001', name: 'Yard 1', account: '1', account_name: '' },
  survey: null,
  units: 412,
  documents: [],
  unchanged: [],
};

/** States of the pages to select a location and of its dashboard. */
export const locationStates: PageStates = {
  '/locations': {
    filled: { yard: true, shows: table },
    'preferred fleets': { yard: true, at: '?tab=preferred', shows: { role: 'tablist' } },
    'nothing found': {
      yard: true,
      at: '?search=zzzzzz',
      shows: button('shell:list.clear_search'),
    },
    failed: {
      answers: { 'fleet_survey/select_locations': 'failed' },
      shows: dialog,
    },
    loading: {
      answers: { 'fleet_survey/select_locations': 'never' },
      shows: heading('locations.select'),
    },
    'a new location': {
      yard: true,
      steps: [{ click: button('location.add.open') }],
      shows: { role: 'textbox', word: 'location.field.code', within: dialog },
    },
    'a location like another one': {
      yard: true,
      answers: {
        'fleet_survey/add_location': {
          json: { status: { status: 1, description: '' }, location_id: null, similar: [similar] },
        },
      },
      steps: [
        { click: button('location.add.open') },
        ...(['account', 'code', 'name', 'city'] as const).map((field) => ({
          fill: { role: 'textbox', word: `location.field.${field}`, within: dialog },
          with: `77 ${field[0]}`,
        })),
        { click: { role: 'button', word: 'location.add.save', within: dialog } },
      ],
      shows: { role: 'checkbox', word: 'location.add.confirm', within: dialog },
    },
  },
  '/locations/{locationId}/dashboard': {
    filled: inYard,
    'its other pages on a phone': stateLike(inYard, {
      width: 390,
      steps: [{ click: button('yard.more') }],
      shows: { role: 'menuitem', word: 'import.open' },
    }),
    'without units': stateLike(inYard, {
      answers: { 'fleet_survey/get_units': { json: { units: [], ...none } } },
      shows: { role: 'link', word: 'yard.empty.copy' },
    }),
    'taken along': stateLike(inYard, {
      answers: { 'fleet_survey/take_along': { json: taken } },
      steps: [{ click: button('taken.take') }],
      shows: button('taken.here'),
    }),
    'being taken along': stateLike(inYard, {
      answers: { 'fleet_survey/take_along': 'never' },
      steps: [{ click: button('taken.take') }],
      shows: { role: 'progressbar', word: 'taken.taking' },
    }),
    'too large to be taken along': stateLike(inYard, {
      answers: {
        'fleet_survey/take_along': {
          status: 400,
          json: { code: 'limit_reached', path: 'location_id', message: '', units: 6000 },
        },
      },
      steps: [{ click: button('taken.take') }],
      shows: { word: 'taken.too_many' },
    }),
    'without a network': stateLike(inYard, {
      steps: [{ see: table }, { network: false }],
      shows: { word: 'yard.away' },
    }),
    'units chosen for labels': stateLike(inYard, {
      steps: [{ click: { role: 'checkbox' } }],
      shows: button('labels.choose_none'),
    }),
    ...loadingStates(inYard, 'fleet_survey/get_location/\\d+', 'yard.title'),
    'a label being scanned': stateLike(inYard, {
      steps: [{ click: button('scan.unit.open') }],
      shows: { role: 'textbox', word: 'scan.unit.label', within: dialog },
    }),
    'units failed': stateLike(inYard, {
      answers: { 'fleet_survey/get_units': 'failed' },
      shows: dialog,
    }),
  },
};
