import { defineStates } from '@portal/build/states';
import { keptStates } from './src/testing/states/kept-states.ts';
import { reportStates } from './src/testing/states/report-states.ts';
import { wizardStates } from './src/testing/states/wizard-states.ts';

export default defineStates({
  '/fleet-dashboard': { ...wizardStates, ...reportStates },
  ...keptStates,
});
