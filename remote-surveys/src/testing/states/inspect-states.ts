import { button, dialog, type PageState, type PageStates, stateLike } from '@portal/build/states';
import { axleMapOf, inspectionOf, readingOf, surveyRow, tireOf } from '../rows.ts';
import { photoStates } from './photo-states.ts';
import { surveyId } from './survey-states.ts';
import { loadingStates, locationId } from './yard-states.ts';

/** The inspection of one unit. */
const ofUnit: PageState = {
  yard: true,
  values: {
    locationId,
    surveyId,
    unitNumber: ['fleet_survey/{surveyId}/units', 'units.0.unit_number'],
  },
  shows: { role: 'textbox', word: 'inspection.comments' },
};

const pad = { role: 'region', word: 'pad.name' };
const previous = { survey_date: '2026-01-05', pressure: 97, tread_depth: 14 };
const tire = { check: 'pressure', axle_number: 2, side: 'left', slot: 'outer' } as const;
const pair = { check: 'dual_pressure', axle_number: 2, side: 'right', slot: null } as const;
const inaccessible = readingOf({
  state: 'inaccessible',
  pressure: null,
  tread_depths: [],
  tread_depth: null,
});
const open = axleMapOf(
  inspectionOf(1, { configuration: '6x2', state: 'started', color: 'red', mileage: 250_000 }),
  {
    '1L': { color: 'green', reading: readingOf({ pressure: 108 }) },
    '1R': { previous },
    '2LO': {
      color: 'red',
      tire: tireOf(21),
      reading: readingOf({ pressure: 79, valve: 'leaking', wear_conditions: ['cut'] }),
    },
    '2LI': { reading: inaccessible },
    '2RI': { color: 'yellow', reading: readingOf({ pressure: 91 }) },
    '2RO': { color: 'yellow', reading: readingOf({ pressure: 100 }) },
  },
  {
    findings: [
      { ...tire, severity: 'critical', measured: 79, limit: 100 },
      { ...pair, severity: 'warning', measured: 9, limit: 5 },
    ],
    tire_changes: [
      {
        tire_change_id: 7,
        positions: ['2LO'],
        changed_by: 'Uma Serrano',
        changed_at: '2026-03-04T10:00:00.000Z',
        obstacle: null,
      },
    ],
  },
);
const tireSelects = {
  brands: ['Northvale'],
  product_lines: ['NO-D10'],
  tire_sizes: ['11R22.5'],
  load_ranges: ['G'],
  retread_brands: ['Bexmark'],
  retread_lines: [{ brand: 'Bexmark', line: 'BDR 120' }],
  stock: [{ ...tireOf(40), removed_on: '2026-01-05' }],
};
/** Every color of a tire, a lifted axle, a previous reading, and findings. */
const map = {
  ...open,
  axles: open.axles.map((axle) => ({ ...axle, is_lifted: axle.is_lift_axle })),
};
const answerOf = (json: unknown) => ({ 'fleet_survey/\\d+/axles/\\d+': { json } });
const filled = stateLike(ofUnit, { answers: answerOf(map) });
const finished = { ...map, survey: surveyRow(5, { state: 'finished' }) };

/** A trailer with a failed item, and with recently mounted wheels. */
const checked = axleMapOf(
  inspectionOf(1, { type: 'trailer', configuration: 'trailer_tandem' }),
  {},
  { checklist: [{ item: 'tires', answer: 'fail', notes: 'Two are low.' }] },
);
const results = [
  { measured: 475, result: 'in_spec' },
  { measured: 400, result: 'low' },
  { result: 'missing_hardware' },
  { retorque: 'due' },
] as const;
const wheel_ends = checked.wheel_ends.map((end, place) => ({ ...end, ...results[place] }));
const ofTrailer = stateLike(ofUnit, { answers: answerOf({ ...checked, wheel_ends }) });

/** States of a unit's inspection page. */
export const inspectStates: PageStates = {
  '/fleet-survey/{surveyId}/inspect-{unitNumber}': {
    empty: stateLike(ofUnit, { answers: answerOf(axleMapOf(inspectionOf(1))) }),
    filled: stateLike(filled, { shows: button('inspect.lifted') }),
    'of a tire with remarks': stateLike(filled, {
      at: '?tire=2LO',
      steps: [{ click: button('tire.more') }],
      shows: { role: 'textbox', word: 'reading.comments' },
    }),
    // Waiting writes are matched by server ids.
    'a tire that waits on this device': stateLike(ofUnit, {
      steps: [
        { see: pad },
        { network: false },
        { click: { ...button('tire_state.inaccessible'), within: pad } },
      ],
      shows: { word: 'item_state.kept' },
    }),
    'a tire that could not be saved': stateLike(filled, {
      at: '?tire=1R',
      answers: {
        ...filled.answers,
        'fleet_survey/save_tire': {
          status: 400,
          json: { code: 'axle_lifted', path: 'axle_number', message: '' },
        },
      },
      steps: [{ click: button('pad.same') }, { click: { ...button('pad.next'), within: pad } }],
      shows: { role: 'button', word: 'wheel.right_single', within: { role: 'alert' } },
    }),
    'how somebody inspects': stateLike(filled, {
      steps: [{ click: button('inspect.habits.open') }],
      shows: { role: 'button', word: 'inspect.habits.done', within: dialog },
    }),
    'a tire that is replaced': stateLike(filled, {
      at: '?tire=2LO',
      answers: { ...filled.answers, 'fleet_survey/get_edit_tire_selects': { json: tireSelects } },
      steps: [{ click: button('change.replace') }],
      shows: { role: 'textbox', word: 'change.tin' },
    }),
    'a tire of the stock': stateLike(filled, {
      at: '?tire=3LO',
      answers: { ...filled.answers, 'fleet_survey/get_edit_tire_selects': { json: tireSelects } },
      steps: [
        { click: button('change.mount') },
        { click: { word: 'change.source.stock', within: dialog } },
      ],
      shows: { role: 'combobox', word: 'change.stocked' },
    }),
    'a tire whose details are corrected': stateLike(filled, {
      at: '?tire=2LO',
      answers: { ...filled.answers, 'fleet_survey/get_edit_tire_selects': { json: tireSelects } },
      steps: [{ click: button('change.details') }],
      shows: { role: 'textbox', word: 'change.tin' },
    }),
    'a tire that is rotated': stateLike(filled, {
      at: '?tire=2LO',
      steps: [{ click: button('change.rotate') }],
      shows: { role: 'combobox', word: 'change.rotate_with' },
    }),
    'the checklist of a trailer': stateLike(ofTrailer, {
      steps: [{ click: button('checklist.title') }],
      shows: { role: 'radiogroup', word: 'checklist_item.hub_odometer' },
    }),
    'the torque of its wheels': stateLike(ofTrailer, {
      steps: [{ click: button('torque.title') }],
      shows: { word: 'torque_result.low' },
    }),
    'a trailer of a finished survey': stateLike(ofTrailer, {
      answers: answerOf({ ...checked, wheel_ends, survey: finished.survey }),
      shows: { word: 'torque_result.missing_hardware' },
    }),
    'a change that cannot be undone': stateLike(filled, {
      at: '?tire=2LO',
      answers: answerOf({
        ...map,
        tire_changes: map.tire_changes.map((change) => ({ ...change, obstacle: 'read' })),
      }),
      shows: { word: 'change.made' },
    }),
    ...photoStates(filled),
    finished: stateLike(filled, {
      at: '?tire=2LO',
      answers: answerOf(finished),
      shows: { word: 'inspect.finished' },
    }),
    ...loadingStates(ofUnit, 'fleet_survey/\\d+/axles/\\d+', 'inspect.title'),
  },
};
