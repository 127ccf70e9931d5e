import { defineCalls } from '../wire/calls.ts';
import { locationCalls } from './locations/location-calls.schema.ts';
import { comingOverviewCalls } from './surveys/coming-overview-calls.schema.ts';
import { comingSurveyCalls } from './surveys/coming-survey-calls.schema.ts';
import { surveyCalls } from './surveys/survey-calls.schema.ts';
import { importCalls } from './units/import-calls.schema.ts';
import { unitCalls } from './units/unit-calls.schema.ts';
import { unitChoiceCalls } from './units/unit-choice-calls.schema.ts';
import { unitFormCalls } from './units/unit-form-calls.schema.ts';

/** The calls of the survey tool that the API answers. */
export const fleetSurveyCalls = defineCalls({
  ...locationCalls,
  ...unitChoiceCalls,
  ...unitFormCalls,
  ...importCalls,
  ...unitCalls,
  ...surveyCalls,
});

/** Those that are agreed on and wait for their handlers; each moves up with its own. */
export const comingFleetSurveyCalls = defineCalls({
  ...comingSurveyCalls,
  ...comingOverviewCalls,
});
