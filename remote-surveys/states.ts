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
});
