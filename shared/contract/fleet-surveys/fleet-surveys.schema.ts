import { defineCalls } from '../wire/calls.ts';
import { locationCalls } from './locations/location-calls.schema.ts';
import { overviewCalls } from './surveys/overview-calls.schema.ts';
import { surveyCalls } from './surveys/survey-calls.schema.ts';
import { importCalls } from './units/import-calls.schema.ts';
import { unitCalls } from './units/unit-calls.schema.ts';
import { unitFormCalls } from './units/unit-form-calls.schema.ts';
import { unitLifeCalls } from './units/unit-life-calls.schema.ts';

/** The calls of the survey tool that the API answers. */
export const fleetSurveyCalls = defineCalls({
  ...locationCalls,
  ...unitCalls,
  ...unitFormCalls,
  ...importCalls,
  ...unitLifeCalls,
});

/** Those that are agreed on and wait for their handlers; each moves up with its own. */
export const comingSurveyCalls = defineCalls({
  ...surveyCalls,
  ...overviewCalls,
});
