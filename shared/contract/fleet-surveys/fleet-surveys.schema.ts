import { defineCalls } from '../wire/calls.ts';
import { comingLocationCalls, locationCalls } from './locations/location-calls.schema.ts';
import { overviewCalls } from './surveys/overview-calls.schema.ts';
import { surveyCalls } from './surveys/survey-calls.schema.ts';
import { surveyListCalls } from './surveys/survey-list-calls.schema.ts';
import { surveyMailCalls } from './surveys/survey-mail-calls.schema.ts';
import { comingUnitCalls } from './units/coming-unit-calls.schema.ts';
import { importCalls } from './units/import-calls.schema.ts';
import { unitCalls } from './units/unit-calls.schema.ts';
import { unitChoiceCalls } from './units/unit-choice-calls.schema.ts';

/** The calls of the survey tool that the API answers. */
export const fleetSurveyCalls = defineCalls({
  ...locationCalls,
  ...unitChoiceCalls,
  ...unitCalls,
  ...surveyListCalls,
  ...surveyCalls,
  ...overviewCalls,
  ...surveyMailCalls,
});

/** Those that are agreed on and wait for their handlers; each moves up with its own. */
export const comingFleetSurveyCalls = defineCalls({
  ...comingLocationCalls,
  ...comingUnitCalls,
  ...importCalls,
});
