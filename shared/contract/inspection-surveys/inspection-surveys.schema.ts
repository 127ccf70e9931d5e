import { defineCalls } from '../wire/calls.ts';
import { checkpointCalls } from './checkpoint/checkpoint-calls.schema.ts';
import { dealerReportCalls } from './dealer/dealer-report-calls.schema.ts';
import { surveyDetailCalls } from './detail/survey-detail-calls.schema.ts';
import { exceptionCalls } from './exceptions/exception-calls.schema.ts';
import { imagePageCalls } from './images/image-page-calls.schema.ts';
import { readinessCalls } from './readiness/readiness-calls.schema.ts';
import { surveyReportCalls } from './reports/survey-report-calls.schema.ts';

/** The calls of the survey reports. */
export const inspectionSurveyCalls = defineCalls({
  ...surveyReportCalls,
  ...dealerReportCalls,
  ...exceptionCalls,
  ...surveyDetailCalls,
  ...readinessCalls,
  ...imagePageCalls,
  ...checkpointCalls,
});
