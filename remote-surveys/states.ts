import { defineStates, like, type PageState } from '@portal/build/states';

const table = { role: 'table' };
const dialog = { role: 'dialog', nth: -1 };
const button = (word: string) => ({ role: 'button', word });
const heading = (word: string) => ({ role: 'heading', word });
const menu = (open: string, item: string) => [
  { click: button(open) },
  { click: { role: 'menuitem', word: item } },
];

const page = { page_number: 1, page_size: 1 };
/** A yard that was surveyed lately. */
const locationId = [
  'fleet_survey/select_locations',
  'accounts.0.location_id',
  { ...page, order_by: 7, is_sort_desc: true },
] as const;
/** A unit of that yard. */
const unitId = [
  'fleet_survey/get_units',
  'units.0.unit_id',
  { ...page, location_id: '{locationId}', type: 'trailer' },
] as const;
/** An open survey, and a unit of it. */
const surveyId = [
  'fleet_survey/get_surveys',
  'surveys.0.survey_id',
  { ...page, location_id: '{locationId}', order_by: 6, is_sort_desc: true },
] as const;
const surveyedId = ['fleet_survey/{surveyId}/units', 'units.0.unit_id'] as const;

const none = { page_number: 1, page_size: 20, total_items: 0 };
const inYard: PageState = { yard: true, values: { locationId }, shows: table };
const ofUnit: PageState = {
  yard: true,
  values: { locationId, unitId },
  shows: { role: 'textbox', word: 'unit.vin' },
};
const ofSurvey: PageState = {
  yard: true,
  values: { locationId, surveyId },
  shows: { role: 'list', within: { role: 'region', word: 'overview.units' } },
};
const surveyUnit = like(ofSurvey, {
  values: { locationId, surveyId, unitId: surveyedId },
  shows: { role: 'figure' },
});

/** An open survey, whatever others have done with those that there are. */
const openSurvey = {
  survey_id: 1,
  revision: 1,
  location_id: 1,
  kind: 'yard',
  state: 'open',
  survey_date: '2026-03-04',
  surveyor: '',
  nonsig: null,
  comments: '',
  units: 0,
  inspected_units: 0,
  finished_at: null,
};
const empty: PageState['answers'] = {
  'fleet_survey/\\d+/units': { json: { units: [], survey: openSurvey } },
  'fleet_survey/summary': 'never',
};
const missing = { waiting_units: 1, started_units: 2 };

/** A unit that is inspected. */
const ofInspection: PageState = {
  yard: true,
  values: {
    locationId,
    surveyId,
    unitNumber: ['fleet_survey/{surveyId}/units', 'units.0.unit_number'],
  },
  shows: { role: 'textbox', word: 'inspection.comments' },
};
const inspectedUnit = {
  unit_inspection_id: 1,
  revision: 1,
  unit_id: 1,
  unit_number: 'T-1',
  type: 'tractor',
  configuration: '6x2',
  state: 'started',
  color: 'red',
  mileage: 250_000,
  hours: null,
  comments: '',
};
const wheel = (axle_number: number, side: string, slot: string, own = {}) => ({
  axle_number,
  side,
  slot,
  position: `${axle_number}${side[0]?.toUpperCase()}${slot === 'single' ? '' : slot[0]?.toUpperCase()}`,
  tire: null,
  reading: null,
  previous: null,
  target_pressure: 100,
  pull_depth: 6,
  legal_depth: 2,
  color: 'grey',
  pressure_color: 'grey',
  tread_depth_color: 'grey',
  ...own,
});
const read = (pressure: number, tread_depth: number, color: string) => ({
  color,
  reading: {
    revision: 1,
    state: 'read',
    pressure,
    tread_depths: [tread_depth],
    tread_depth,
    is_taken_over: false,
    valve: null,
    resolution: null,
    wear_conditions: [],
    comments: '',
    confirmed: [],
  },
});
const axle = (axle_number: number, role: string, left: unknown[], right: unknown[]) => ({
  axle_number,
  role,
  is_lift_axle: role === 'lift',
  is_lifted: role === 'lift',
  mismatch: null,
  mismatch_axle_color: 'grey',
  left_side: { wheels: left, mismatch: null, mismatch_color: 'grey' },
  right_side: { wheels: right, mismatch: null, mismatch_color: 'grey' },
});
const pair = (number: number, side: string, own = {}) => {
  const wheels = [wheel(number, side, 'outer', own), wheel(number, side, 'inner')];
  return side === 'left' ? wheels : wheels.toReversed();
};
const previous = { survey_date: '2026-01-05', pressure: 97, tread_depth: 14 };
/** Every color of a tire, a lifted axle, a reading before, and findings. */
const axleMap = {
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  survey: openSurvey,
  inspection: inspectedUnit,
  axles: [
    axle(
      1,
      'steer',
      [wheel(1, 'left', 'single', read(108, 14, 'green'))],
      [wheel(1, 'right', 'single', { previous })],
    ),
    axle(
      2,
      'drive',
      pair(2, 'left', read(79, 5.5, 'red')),
      pair(2, 'right', read(89, 12, 'yellow')),
    ),
    axle(3, 'lift', pair(3, 'left'), pair(3, 'right')),
  ],
  findings: [
    {
      check: 'pressure',
      severity: 'critical',
      axle_number: 2,
      side: 'left',
      slot: 'outer',
      measured: 79,
      limit: 100,
    },
    {
      check: 'dual_pressure',
      severity: 'warning',
      axle_number: 2,
      side: 'right',
      slot: null,
      measured: 9,
      limit: 5,
    },
  ],
};
const mapAnswer = (map: unknown): PageState['answers'] => ({
  'fleet_survey/\\d+/axles/\\d+': { json: map },
});

/** The states that a page has while its subject comes, and when it does not. */
const around = (state: PageState, call: string, title: string) => ({
  failed: like(state, { answers: { [call]: 'failed' }, shows: dialog }),
  'of somebody else': like(state, {
    answers: { [call]: { status: 400, json: { code: 'unknown_value', path: 'id', message: '' } } },
    shows: { role: 'alert' },
  }),
  loading: like(state, { answers: { [call]: 'never' }, shows: heading(title) }),
});

export default defineStates({
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
    ...around(inYard, 'fleet_survey/get_location/\\d+', 'yard.title'),
    'units failed': like(inYard, {
      answers: { 'fleet_survey/get_units': 'failed' },
      shows: dialog,
    }),
  },
  '/locations/{locationId}/units/add': {
    empty: like(inYard, { shows: { role: 'figure' } }),
    'like another unit': like(inYard, {
      at: '?like=1',
      shows: { role: 'searchbox', word: 'unit.copy.search' },
    }),
    'a number that is wrong': like(inYard, {
      steps: [{ click: button('unit.save') }],
      shows: { word: 'unit.problem.unit_number' },
    }),
    ...around(inYard, 'fleet_survey/get_location/\\d+', 'unit.add.title'),
  },
  '/locations/{locationId}/units/edit-{unitId}': {
    filled: ofUnit,
    'several like it': like(ofUnit, {
      steps: menu('unit.more', 'unit.clone.open'),
      shows: { role: 'textbox', word: 'unit.clone.first', within: dialog },
    }),
    'the question before it is deleted': like(ofUnit, {
      steps: menu('unit.more', 'unit.delete.open'),
      shows: { role: 'button', word: 'shell:form.cancel', within: dialog },
    }),
    ...around(ofUnit, 'fleet_survey/get_unit/\\d+', 'unit.edit.title'),
  },
  '/locations/{locationId}/units/edit': {
    'no file yet': like(inYard, { shows: heading('import.file.title') }),
    'of somebody else': like(inYard, {
      answers: {
        'fleet_survey/get_location/\\d+': {
          status: 400,
          json: { code: 'unknown_value', path: 'id', message: '' },
        },
      },
      shows: { role: 'alert' },
    }),
  },
  '/locations/{locationId}/surveys': {
    filled: inYard,
    none: like(inYard, {
      answers: { 'fleet_survey/get_surveys': { json: { surveys: [], ...none } } },
      shows: { word: 'surveys.empty.none' },
    }),
    failed: like(inYard, { answers: { 'fleet_survey/get_surveys': 'failed' }, shows: dialog }),
    'a mail': like(inYard, {
      steps: [{ see: table }, { click: button('mail.open') }],
      shows: { role: 'textbox', word: 'mail.note', within: dialog },
    }),
  },
  '/locations/{locationId}/surveys/add': {
    filled: like(inYard, { shows: { role: 'textbox', word: 'survey.comments' } }),
    ...around(inYard, 'fleet_survey/get_location/\\d+', 'survey.add.title'),
  },
  '/locations/{locationId}/survey-details/edit-{surveyId}': {
    filled: like(ofSurvey, { shows: { role: 'textbox', word: 'survey.comments' } }),
    ...around(ofSurvey, 'fleet_survey/\\d+/units', 'survey.edit.title'),
  },
  '/fleet-survey/{surveyId}/overview': {
    filled: ofSurvey,
    'without units': like(ofSurvey, {
      answers: empty,
      shows: { word: 'overview.empty' },
    }),
    'the menu of a survey': like(ofSurvey, {
      steps: [{ click: button('survey.more') }],
      shows: { role: 'menuitem', word: 'mail.open_one' },
    }),
    'units being added': like(ofSurvey, {
      answers: empty,
      steps: [{ click: button('overview.add.open') }],
      shows: { role: 'radio', word: 'overview.add.numbers', within: dialog },
    }),
    'the question before it is finished': like(ofSurvey, {
      answers: { ...empty, 'fleet_survey/finish_survey': { json: { missing } } },
      steps: [{ click: button('survey.finish.open') }],
      shows: { role: 'button', word: 'survey.finish.confirm', within: dialog },
    }),
    'the question before it is deleted': like(ofSurvey, {
      steps: menu('survey.more', 'survey.delete.open'),
      shows: { role: 'button', word: 'shell:form.cancel', within: dialog },
    }),
    ...around(ofSurvey, 'fleet_survey/\\d+/units', 'overview.title'),
  },
  '/fleet-survey/{surveyId}/overview/{unitId}': { filled: surveyUnit },
  '/fleet-survey/{surveyId}/inspect-{unitNumber}': {
    empty: ofInspection,
    filled: like(ofInspection, {
      answers: mapAnswer(axleMap),
      shows: { role: 'button', word: 'inspect.lifted' },
    }),
    'of a tire that failed': like(ofInspection, {
      at: '?tire=2LO',
      answers: mapAnswer(axleMap),
      steps: [{ click: button('tire.more') }],
      shows: { role: 'textbox', word: 'reading.comments' },
    }),
    'a tire that could not be saved': like(ofInspection, {
      at: '?tire=1R',
      answers: { ...mapAnswer(axleMap), 'fleet_survey/save_tire': 'lost' },
      steps: [{ click: button('pad.same') }, { click: button('pad.next') }],
      shows: { word: 'trouble.elsewhere_one' },
    }),
    'how somebody inspects': like(ofInspection, {
      answers: mapAnswer(axleMap),
      steps: [{ click: button('inspect.habits.open') }],
      shows: { role: 'button', word: 'inspect.habits.done', within: dialog },
    }),
    finished: like(ofInspection, {
      at: '?tire=2LO',
      answers: mapAnswer({ ...axleMap, survey: { ...openSurvey, state: 'finished' } }),
      shows: { word: 'inspect.finished' },
    }),
    ...around(ofInspection, 'fleet_survey/\\d+/axles/\\d+', 'inspect.title'),
    'of no unit': like(ofInspection, {
      answers: empty,
      shows: { role: 'alert' },
    }),
  },
});
