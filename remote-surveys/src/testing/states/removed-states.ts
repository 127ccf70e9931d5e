import { button, dialog, like, type PageState, type PageStates, table } from '@portal/build/states';
import { removedRow, removedTireOf } from '../removed-rows.ts';
import { surveyId } from './survey-states.ts';
import { around, inYard, locationId, none } from './yard-states.ts';

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
/** The first tire of the list, beside it. */
const opened = like(inYard, {
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

/** Tires that came off units. */
export const removedStates: PageStates = {
  '/locations/{locationId}/removed-tires': {
    filled: inYard,
    none: like(inYard, { answers: noTires, shows: { word: 'removed_tires.empty.none' } }),
    'nothing found': like(inYard, {
      at: '?search=zzzzzz',
      shows: button('shell:list.clear_search'),
    }),
    'the list failed': like(inYard, {
      answers: { 'fleet_survey/get_removed_tires': 'failed' },
      shows: dialog,
    }),
    'the list loading': like(inYard, {
      answers: { 'fleet_survey/get_removed_tires': 'never' },
      shows: { role: 'searchbox', word: 'removed_tires.filter.unit' },
    }),
    'a tire': like(opened, { answers: infoOf(capped) }),
    'a tire that does not come': like(opened, { answers: { [info]: 'failed' }, shows: dialog }),
    'a tire of a finished survey': like(opened, {
      answers: infoOf(removedTireOf(7, { is_changeable: false })),
      shows: { word: 'removed_tire.finished' },
    }),
    'the question before it goes back': like(opened, {
      answers: infoOf(capped),
      steps: [...(opened.steps ?? []), { click: button('removed_tire.delete.open') }],
      shows: { role: 'button', word: 'shell:form.cancel', within: dialog },
    }),
    ...around(inYard, 'fleet_survey/get_location/\\d+', 'removed_tires.title'),
  },
  '/fleet-survey/{surveyId}/removed-tires': {
    filled: like(ofSurvey, { answers: someTires }),
    none: like(ofSurvey, { answers: noTires, shows: { word: 'removed_tires.empty.none' } }),
    ...around(ofSurvey, 'fleet_survey/\\d+/units', 'removed_tires.title'),
  },
};
