import { button, dialog, type PageState, stateLike } from '@portal/build/states';
import { changes, conflicts, notAccessible, specAnswers, structure } from './spec-rows.ts';

const answers = Object.fromEntries(
  Object.entries(specAnswers).map(([name, json]) => [name, { json }]),
);
const own: PageState = { answers, shows: button('specs.review') };
const answering = (call: string, json: object): PageState =>
  stateLike(own, { answers: { ...answers, [call]: { json } } });

const historyCall = 'manage_specs/get_spec_changes';
const takeBack = {
  role: 'button',
  within: { role: 'row', nth: 1, within: { role: 'table' } },
};
const structureCall = 'manage_specs/configurator_structure';
const entered: PageState['steps'] = [
  // The first text box is the date; the fields of the steer axles come after it.
  { fill: { role: 'textbox', nth: 5 }, with: '7' },
  { click: button('specs.review') },
];

/** The page of specs in each of its states. */
export const specStates: Readonly<Record<string, Readonly<Record<string, PageState>>>> = {
  '/manage-specs': {
    'specs of a fleet': own,
    'specs of a yard': stateLike(own, { at: '?fleet=0042&tab=location&location=1' }),
    'a new yard': stateLike(own, {
      at: '?fleet=0042&tab=location&location=1',
      steps: [{ click: button('yards.add') }],
      shows: { role: 'button', word: 'yards.save', within: dialog },
    }),
    'a yard that is changed': stateLike(own, {
      at: '?fleet=0042&tab=location&location=1',
      steps: [{ click: button('yards.edit') }],
      shows: { role: 'button', word: 'yards.save', within: dialog },
    }),
    'a yard to close': stateLike(own, {
      at: '?fleet=0042&tab=location&location=1',
      steps: [{ click: button('yards.edit') }, { click: button('yards.close') }],
      shows: { role: 'button', word: 'yards.close', within: dialog },
    }),
    'no fleet chosen': stateLike(answering(structureCall, { ...structure, fleet: null }), {
      shows: { word: 'specs.no_fleet.title' },
    }),
    'no yard chosen': stateLike(own, {
      at: '?fleet=0042&tab=location',
      shows: { word: 'specs.no_yard.title' },
    }),
    'not accessible': stateLike(answering(structureCall, notAccessible), {
      shows: { word: 'specs.not_accessible.title' },
    }),
    'read only': stateLike(
      answering(structureCall, { ...structure, has_fleet_Level_access: false }),
      {
        shows: { role: 'table' },
      },
    ),
    failed: { answers: { [structureCall]: 'failed' }, shows: { role: 'dialog' } },
    loading: { answers: { [structureCall]: 'never' }, shows: { role: 'heading' } },
    'what would change': stateLike(own, {
      steps: entered,
      shows: { role: 'table', within: dialog },
    }),
    'yards with specs of their own': stateLike(
      answering('manage_specs/get_fleet_location_conflicts', conflicts),
      {
        steps: entered,
        shows: { role: 'button', word: 'specs.conflicts.keep_all', within: dialog },
      },
    ),
    'a change to be taken back': stateLike(own, {
      steps: [{ click: takeBack }],
      shows: { role: 'button', word: 'specs.history.take_back', within: dialog },
    }),
    'no history': stateLike(
      answering(historyCall, { ...changes, changes: [], total_items: 0, revision: 0 }),
      { shows: { word: 'specs.history.none' } },
    ),
    'the history, failed': stateLike(own, {
      answers: { ...answers, [historyCall]: 'failed' },
      shows: { role: 'dialog' },
    }),
  },
};
