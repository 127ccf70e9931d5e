import {
  button,
  dialog,
  heading,
  type PageState,
  type PageStates,
  stateLike,
  table,
} from '@portal/build/states';
import { inYard, loadingStates, locationId, menu, none, page } from './yard-states.ts';

/** An open survey, and a unit of it. */
export const surveyId = [
  'fleet_survey/get_surveys',
  'surveys.0.survey_id',
  { ...page, location_id: '{locationId}', order_by: 6, is_sort_desc: true },
] as const;
const surveyedId = ['fleet_survey/{surveyId}/units', 'units.0.unit_id'] as const;

const ofSurvey: PageState = {
  yard: true,
  values: { locationId, surveyId },
  shows: { role: 'list', within: { role: 'region', word: 'overview.units' } },
};
const surveyUnit = stateLike(ofSurvey, {
  values: { locationId, surveyId, unitId: surveyedId },
  shows: { role: 'figure' },
});

/** A survey that is always open, regardless of changes that other tests made to existing ones. */
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
const undelivered = {
  mail_id: 1,
  sent_at: '2026-03-04T10:00:00Z',
  surveys: [1],
  formats: ['pdf', 'excel'],
  note: '',
  is_link: false,
  recipients: [
    { address: 'rita@demo.example', state: 'sent', settled_at: '2026-03-04T10:00:05Z' },
    { address: 'sam@demo.example', state: 'failed', settled_at: '2026-03-05T03:21:00Z' },
  ],
};
const change = { changed_by: '', changed_at: '2026-03-05T10:00:00Z' };
const changedSummary = {
  ...{ survey: openSurvey, units: 0, open_findings: 0 },
  colors: { grey: 0, green: 0, yellow: 0, red: 0 },
  history: [
    { revision: 3, action: 'changed', fields: { state: 'finished', reason: '77' }, ...change },
    { revision: 2, action: 'changed', fields: { state: 'open' }, ...change },
    { revision: 1, action: 'created', fields: {}, ...change },
  ],
};
const finishing = { role: 'button', word: 'survey.finish.confirm', within: dialog };
const finishQuestion = {
  survey: openSurvey,
  missing: { waiting_units: 1, started_units: 2 },
};

/** States of the survey pages of a location. */
export const surveyStates: PageStates = {
  '/locations/{locationId}/surveys': {
    filled: inYard,
    none: stateLike(inYard, {
      answers: { 'fleet_survey/get_surveys': { json: { surveys: [], ...none } } },
      shows: { word: 'surveys.empty.none' },
    }),
    failed: stateLike(inYard, { answers: { 'fleet_survey/get_surveys': 'failed' }, shows: dialog }),
    'a mail': stateLike(inYard, {
      steps: [{ see: table }, { click: button('mail.open') }],
      shows: { role: 'textbox', word: 'mail.note', within: dialog },
    }),
  },
  '/locations/{locationId}/surveys/add': {
    filled: stateLike(inYard, { shows: { role: 'textbox', word: 'survey.comments' } }),
    ...loadingStates(inYard, 'fleet_survey/get_location/\\d+', 'survey.add.title'),
  },
  '/locations/{locationId}/survey-details/edit-{surveyId}': {
    filled: stateLike(ofSurvey, { shows: { role: 'textbox', word: 'survey.comments' } }),
    'a finished one': stateLike(ofSurvey, {
      answers: {
        'fleet_survey/\\d+/units': {
          json: { units: [], survey: { ...openSurvey, state: 'finished' } },
        },
      },
      shows: { role: 'textbox', word: 'survey.reopen.reason' },
    }),
    ...loadingStates(ofSurvey, 'fleet_survey/\\d+/units', 'survey.edit.title'),
  },
  '/fleet-survey/{surveyId}/overview': {
    filled: ofSurvey,
    'without units': stateLike(ofSurvey, {
      answers: empty,
      shows: { word: 'overview.empty' },
    }),
    'the menu of a survey': stateLike(ofSurvey, {
      steps: [{ click: button('survey.more') }],
      shows: { role: 'menuitem', word: 'mail.open_one' },
    }),
    'units being added': stateLike(ofSurvey, {
      answers: empty,
      steps: [{ click: button('overview.add.open') }],
      shows: { role: 'radio', word: 'overview.add.numbers', within: dialog },
    }),
    'a label being scanned': stateLike(ofSurvey, {
      steps: [{ click: button('scan.unit.open') }],
      shows: { role: 'textbox', word: 'scan.unit.label', within: dialog },
    }),
    'a label that nobody knows': stateLike(ofSurvey, {
      answers: { 'fleet_survey/get_unit_numbers': { json: { unit_numbers: [] } } },
      steps: [
        { click: button('scan.unit.open') },
        { fill: { role: 'textbox', word: 'scan.unit.label' }, with: 'A/9' },
        { press: 'Enter' },
      ],
      shows: { role: 'link', word: 'scan.unit.add', within: dialog },
    }),
    'its changes': stateLike(ofSurvey, {
      answers: { 'fleet_survey/summary': { json: changedSummary } },
      shows: heading('unit.history.title'),
    }),
    'a mail that did not arrive': stateLike(ofSurvey, {
      answers: { 'fleet_survey/get_mails/\\d+': { json: { mails: [undelivered] } } },
      shows: button('mail.again'),
    }),
    'without a network': stateLike(ofSurvey, {
      steps: [{ see: ofSurvey.shows }, { network: false }],
      shows: { word: 'mails.away' },
    }),
    // Waiting writes are matched by server ids.
    'what waits of it': stateLike(ofSurvey, {
      steps: [
        { click: button('survey.finish.open') },
        { see: finishing },
        { network: false },
        { click: finishing },
      ],
      shows: { role: 'link', word: 'device.unsent' },
    }),
    'the question before it is finished': stateLike(ofSurvey, {
      answers: { ...empty, 'fleet_survey/finish_survey': { json: finishQuestion } },
      steps: [{ click: button('survey.finish.open') }],
      shows: { role: 'button', word: 'survey.finish.confirm', within: dialog },
    }),
    'the question before it is deleted': stateLike(ofSurvey, {
      steps: menu('survey.more', 'survey.delete.open'),
      shows: { role: 'button', word: 'shell:form.cancel', within: dialog },
    }),
    ...loadingStates(ofSurvey, 'fleet_survey/\\d+/units', 'overview.title'),
  },
  '/fleet-survey/{surveyId}/overview/{unitId}': { filled: surveyUnit },
};
