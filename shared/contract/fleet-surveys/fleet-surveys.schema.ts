import { defineCalls } from '../wire/calls.ts';
import { imageCalls } from './images/image-calls.schema.ts';
import { inspectionCalls } from './inspections/inspection-calls.schema.ts';
import { tireChangeCalls } from './inspections/tire-change-calls.schema.ts';
import { workCalls } from './inspections/work-list/work-calls.schema.ts';
import { liveCalls } from './live/live-calls.schema.ts';
import { locationCalls } from './locations/location-calls.schema.ts';
import { offlineCalls } from './offline/offline-calls.schema.ts';
import { removedTireCalls } from './removed-tires/removed-tire-calls.schema.ts';
import { overviewCalls } from './surveys/overview-calls.schema.ts';
import { surveyCalls } from './surveys/survey-calls.schema.ts';
import { surveyListCalls } from './surveys/survey-list-calls.schema.ts';
import { surveyMailCalls } from './surveys/survey-mail-calls.schema.ts';
import { importCalls } from './units/import-calls.schema.ts';
import { unitCalls } from './units/unit-calls.schema.ts';
import { unitChoiceCalls } from './units/unit-choice-calls.schema.ts';
import { unitFormCalls } from './units/unit-form-calls.schema.ts';

/** The calls of the survey tool. */
export const fleetSurveyCalls = defineCalls({
  ...locationCalls,
  ...liveCalls,
  ...offlineCalls,
  ...unitChoiceCalls,
  ...unitFormCalls,
  ...importCalls,
  ...unitCalls,
  ...workCalls,
  ...inspectionCalls,
  ...tireChangeCalls,
  ...imageCalls,
  ...removedTireCalls,
  ...surveyListCalls,
  ...surveyCalls,
  ...overviewCalls,
  ...surveyMailCalls,
});
