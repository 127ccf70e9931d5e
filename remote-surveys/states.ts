import { defineStates } from '@portal/build/states';
import { crossingStates } from './src/testing/states/crossing-states.ts';
import { inspectStates } from './src/testing/states/inspect-states.ts';
import { locationStates } from './src/testing/states/location-states.ts';
import { removedStates } from './src/testing/states/removed-states.ts';
import { reportStates } from './src/testing/states/report-states.ts';
import { surveyStates } from './src/testing/states/survey-states.ts';
import { syncStates } from './src/testing/states/sync-states.ts';
import { unitStates } from './src/testing/states/unit-states.ts';
import { workStates } from './src/testing/states/work-states.ts';

export default defineStates({
  ...locationStates,
  ...unitStates,
  ...surveyStates,
  ...inspectStates,
  ...workStates,
  ...removedStates,
  ...syncStates,
  ...reportStates,
  ...crossingStates,
});
