import {
  button,
  dialog,
  type PageState,
  type PageStates,
  stateLike,
  table,
} from '@portal/build/states';
import { removedRow, removedTireOf } from '../removed-rows.ts';
import { surveyId } from './survey-states.ts';
import { inYard, loadingStates, locationId, none } from './yard-states.ts';

const formats = { tread_depth_format: '32nds', distance_format: 'mi' };
const noTires = {
  'fleet_survey/get_removed_tires': { json: { removed_tires: [], ...formats, ...none } },
};
const rows = [
  removedRow(7),
  removedRow(8, { position: '1L', tread_depth: null, odometer: null, destination: 'retread' }),
];
const someTires = {
  'fleet_survey/get_removed_tires': {
    json: { ...none, ...formats, removed_tires: rows, total_items: rows.length },
  },
};
const info = 'fleet_survey/get_removed_tire_info/\\d+';
const infoOf = (removed_tire: unknown) => ({ [info]: { json: { removed_tire } } });
/** The first tire of the list, opened beside it. */
const opened = stateLike(inYard, {
  steps: [
    { see: table },
    { click: { role: 'button', word: 'removed_tires.open_tire', within: table } },
  ],
  shows: { role: 'textbox', word: 'removed_tire.comments', within: dialog },
});
const ofSurvey: PageState = { yard: true, values: { locationId, surveyId }, shows: table };

const capped = removedTireOf(7, {
  retread_product_information: { caps: 1, brand: 'Bexmark', product_line: 'BDR 120' },
});

/** States of the pages of removed tires. */
export const removedStates: PageStates = {
  '/locations/{locationId}/removed-tires': {
    filled: inYard,
    none: stateLike(inYard, { answers: noTires, shows: { word: 'removed_tires.empty.none' } }),
    'nothing found': stateLike(inYard, {
      at: '?search=zzzzzz',
      shows: button('shell:list.clear_search'),
    }),
    'the list failed': stateLike(inYard, {
      answers: { 'fleet_survey/get_removed_tires': 'failed' },
      shows: dialog,
    }),
    'the list loading': stateLike(inYard, {
      answers: { 'fleet_survey/get_removed_tires': 'never' },
      shows: { role: 'searchbox', word: 'removed_tires.filter.unit' },
    }),
    'a tire': stateLike(opened, { answers: infoOf(capped) }),
    'a tire that does not come': stateLike(opened, {
      answers: { [info]: 'failed' },
      shows: dialog,
    }),
    'a tire of a finished survey': stateLike(opened, {
      answers: infoOf(removedTireOf(7, { is_changeable: false })),
      shows: { word: 'removed_tire.finished' },
    }),
    'the question before it goes back': stateLike(opened, {
      answers: infoOf(capped),
      steps: [...(opened.steps ?? []), { click: button('removed_tire.delete.open') }],
      shows: { role: 'button', word: 'shell:form.cancel', within: dialog },
    }),
    ...loadingStates(inYard, 'fleet_survey/get_location/\\d+', 'removed_tires.title'),
  },
  '/fleet-survey/{surveyId}/removed-tires': {
    filled: stateLike(ofSurvey, { answers: someTires }),
    none: stateLike(ofSurvey, { answers: noTires, shows: { word: 'removed_tires.empty.none' } }),
    ...loadingStates(ofSurvey, 'fleet_survey/\\d+/units', 'removed_tires.title'),
  },
};
