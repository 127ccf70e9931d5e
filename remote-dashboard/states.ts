import { defineStates } from '@portal/build/states';
import { reportStates } from './src/testing/states/report-states.ts';
import { savedListStates } from './src/testing/states/saved-list-states.ts';
import { wizardStates } from './src/testing/states/wizard-states.ts';

export default defineStates({
  '/fleet-dashboard': { ...wizardStates, ...reportStates },
  ...savedListStates,
});
