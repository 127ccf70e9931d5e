import { button, dialog, heading, like, type PageStates, table } from '@portal/build/states';
import { around, inYard, none } from './yard-states.ts';

/** The choice of a yard, and the yard. */
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
  },
  '/locations/{locationId}/dashboard': {
    filled: inYard,
    'without units': like(inYard, {
      answers: { 'fleet_survey/get_units': { json: { units: [], ...none } } },
      shows: { role: 'link', word: 'yard.empty.copy' },
    }),
    'units chosen for labels': like(inYard, {
      steps: [{ click: { role: 'checkbox' } }],
      shows: button('labels.choose_none'),
    }),
    ...around(inYard, 'fleet_survey/get_location/\\d+', 'yard.title'),
    'a label being scanned': like(inYard, {
      steps: [{ click: button('scan.unit.open') }],
      shows: { role: 'textbox', word: 'scan.unit.label', within: dialog },
    }),
    'units failed': like(inYard, {
      answers: { 'fleet_survey/get_units': 'failed' },
      shows: dialog,
    }),
  },
};
