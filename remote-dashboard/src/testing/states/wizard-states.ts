import { button, type PageStates } from '@portal/build/states';
import { selected } from './selected.ts';

/** States of the wizard's steps. */
export const wizardStates: PageStates[string] = {
  'choosing a fleet': { shows: button('wizard.continue') },
  'the list of accounts': {
    steps: [{ click: { role: 'combobox', word: 'fleet.account' } }],
    shows: { role: 'option' },
  },
  'no fleet to choose': {
    answers: { 'fleet_dashboard/get_accounts': { json: {} } },
    shows: { word: 'fleet.none' },
  },
  'choosing dates': { ...selected('&w=2'), shows: { role: 'radio', word: 'dates.custom' } },
  'choosing locations': { ...selected('&w=3'), shows: button('wizard.run') },
};
