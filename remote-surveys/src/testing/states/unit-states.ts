import {
  button,
  dialog,
  heading,
  type PageState,
  type PageStates,
  stateLike,
} from '@portal/build/states';
import { inYard, loadingStates, locationId, menu, page } from './yard-states.ts';

/** A unit of the location. */
const unitId = [
  'fleet_survey/get_units',
  'units.0.unit_id',
  { ...page, location_id: '{locationId}', type: 'trailer' },
] as const;
const ofUnit: PageState = {
  yard: true,
  values: { locationId, unitId },
  shows: { role: 'textbox', word: 'unit.vin' },
};
/** A unit of the account that has the entered number, at another location. */
const taken = {
  ...{ unit_id: 1, revision: 1, account: '1', location_id: 2, location_code: '0002' },
  ...{ unit_number: 'A/9', type: 'tractor', configuration: '6x4', vocation: null, meter: 'hub' },
  ...{ vin: null, dot: null, license_plate: null, license_plate_state: null },
  ...{ license_plate_country: null, manufacturer: null, model: null, year: null, owner: null },
  ...{ is_active: true, is_tires_exist: false, last_survey_date: null },
};
const wrongRows = 'Unit,Type,Axles,Year\n9001,tractor,6x4,1899\n9002,tractor,6x4,2020\n';
/** Selects a file of units. */
const imported = (text: string) => ({
  choose: button('import.file.choose'),
  file: 'units.csv',
  with: text,
});

/** States of the unit pages of a location. */
export const unitStates: PageStates = {
  '/locations/{locationId}/units/add': {
    empty: stateLike(inYard, { shows: { role: 'figure' } }),
    'like another unit': stateLike(inYard, {
      at: '?like=1',
      shows: { role: 'searchbox', word: 'unit.copy.search' },
    }),
    'a number that is wrong': stateLike(inYard, {
      steps: [{ click: button('unit.save') }],
      shows: { word: 'unit.problem.unit_number' },
    }),
    'a number that exists': stateLike(inYard, {
      at: '?survey=1',
      answers: {
        'fleet_survey/get_create_unit_options': {
          json: { is_unit_exists: true, is_unit_exists_on_survey: false, unit: taken },
        },
      },
      steps: [{ fill: { role: 'textbox', word: 'unit.number' }, with: 'A/9' }, { press: 'Tab' }],
      shows: button('unit.taken.put'),
    }),
    'like a unit that is gone': stateLike(inYard, {
      at: '?copy=1',
      answers: {
        'fleet_survey/create_unit_copy': {
          status: 400,
          json: { code: 'unknown_value', path: 'unit_id', message: '' },
        },
      },
      shows: { word: 'refused.gone', within: { role: 'alert' } },
    }),
    'its VIN plate being scanned': stateLike(inYard, {
      steps: [{ click: button('scan.vin.open') }],
      shows: { role: 'button', word: 'scan.take', within: dialog },
    }),
    ...loadingStates(inYard, 'fleet_survey/get_location/\\d+', 'unit.add.title'),
  },
  '/locations/{locationId}/units/edit-{unitId}': {
    filled: ofUnit,
    'tires that lose their places': stateLike(ofUnit, {
      answers: {
        'fleet_survey/save_unit': {
          status: 400,
          json: {
            code: 'tires_in_place',
            path: 'tires',
            message: '',
            positions: [
              { axle_number: 2, side: 'left', slot: 'outer', tire_id: 1, revision: 1 },
              { axle_number: 2, side: 'right', slot: 'outer', tire_id: 2, revision: 1 },
            ],
            free: [{ axle_number: 1, side: 'left', slot: 'inner' }],
          },
        },
      },
      steps: [
        { fill: { role: 'textbox', word: 'unit.dot' }, with: '1234567' },
        { click: button('unit.save') },
      ],
      shows: { role: 'group', word: 'seating.title' },
    }),
    'several like it': stateLike(ofUnit, {
      steps: menu('unit.more', 'unit.clone.open'),
      shows: { role: 'textbox', word: 'unit.clone.first', within: dialog },
    }),
    'the question before it is deleted': stateLike(ofUnit, {
      steps: menu('unit.more', 'unit.delete.open'),
      shows: { role: 'button', word: 'shell:form.cancel', within: dialog },
    }),
    ...loadingStates(ofUnit, 'fleet_survey/get_unit/\\d+', 'unit.edit.title'),
  },
  '/locations/{locationId}/units/edit': {
    'no file yet': stateLike(inYard, { shows: heading('import.file.title') }),
    'a file without headings': stateLike(inYard, {
      steps: [imported('9001,Norland\n9002,Norland\n')],
      shows: { role: 'radio', word: 'import.first_row.unit' },
    }),
    'a file that leaves out what units are': stateLike(inYard, {
      steps: [imported('Unit,Year\n9001,2020\n9002,2021\n')],
      shows: button('import.fill.do'),
    }),
    'a file with a row that is wrong': stateLike(inYard, {
      steps: [imported(wrongRows)],
      shows: { word: 'import.fault.invalid' },
    }),
    'a row being mended': stateLike(inYard, {
      steps: [imported(wrongRows), { click: button('import.mend') }],
      shows: { role: 'button', word: 'import.keep', within: dialog },
    }),
    'of somebody else': stateLike(inYard, {
      answers: {
        'fleet_survey/get_location/\\d+': {
          status: 400,
          json: { code: 'unknown_value', path: 'id', message: '' },
        },
      },
      shows: { role: 'alert' },
    }),
  },
};
