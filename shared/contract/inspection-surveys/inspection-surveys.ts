/** Reports on surveys: findings, photos and trailer readiness. */

export type { checkpointCalls } from './checkpoint/checkpoint-calls.schema.ts';
export {
  type CrossingCheck,
  type CrossingDirection,
  crossingChecks,
  crossingDays,
  crossingDirections,
  mostChosen,
  mostPicked,
} from './checkpoint/crossing-checks.ts';
export {
  crossingFindingsList,
  crossingsList,
  crossingTiresList,
} from './checkpoint/crossings-list.ts';
export type { dealerReportCalls } from './dealer/dealer-report-calls.schema.ts';
export { dealerReportsList } from './dealer/dealer-reports-list.ts';
export { mendedList } from './detail/mended-list.ts';
export type { surveyDetailCalls } from './detail/survey-detail-calls.schema.ts';
export { measuredDetailList, surveyDetailList } from './detail/survey-detail-list.ts';
export type { exceptionCalls } from './exceptions/exception-calls.schema.ts';
export { exceptionChecks } from './exceptions/exception-checks.ts';
export {
  dealerExceptionsList,
  foundInSurveyList,
  surveyExceptionsList,
} from './exceptions/exceptions-lists.ts';
export { type Standing, standings } from './finding-states.ts';
export type { imagePageCalls } from './images/image-page-calls.schema.ts';
export type { inspectionSurveyCalls } from './inspection-surveys.schema.ts';
export type {
  CheckpointHome,
  CheckpointReport,
  CheckpointRequest,
  CrossingDetail,
  CrossingFinding,
  CrossingFindings,
  CrossingFindingsRequest,
  CrossingRow,
  DealerReport,
  DealerReportRow,
  DealerReportsRequest,
  DetailFinding,
  ImageLinks,
  ImagesPage,
  MendedFinding,
  MendedFindings,
  MendedFindingsRequest,
  SurveyDetail,
  SurveyDetailRequest,
  SurveyDetailRow,
  SurveyException,
  SurveyExceptions,
  SurveyExceptionsRequest,
  SurveyReport,
  SurveyReportRow,
  SurveyReportSummary,
  SurveyReportsRequest,
  SurveyTrend,
  TrailerReadiness,
} from './inspection-surveys-types.ts';
export type { readinessCalls } from './readiness/readiness-calls.schema.ts';
export { readinessWords } from './readiness/readiness-words.ts';
export { type ReportType, reportTypes } from './reports/report-types.ts';
export type { surveyReportCalls } from './reports/survey-report-calls.schema.ts';
export { surveyReportsList } from './reports/survey-reports-list.ts';
export { longFiles, mostDealers, mostSurveyors, trendSurveys } from './shapes.ts';
export { specSources } from './spec-sources.ts';
