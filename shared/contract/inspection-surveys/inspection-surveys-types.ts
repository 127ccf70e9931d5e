import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../wire/call-types.ts';
import type { crossingFinding, crossingRow } from './checkpoint/checkpoint-calls.schema.ts';
import type { crossingDetail } from './checkpoint/crossing-detail.schema.ts';
import type { dealerReportRow } from './dealer/dealer-report-calls.schema.ts';
import type {
  detailFinding,
  mendedFinding,
  surveyDetailRow,
} from './detail/survey-detail-calls.schema.ts';
import type { surveyException } from './exceptions/exception-calls.schema.ts';
import type { inspectionSurveyCalls } from './inspection-surveys.schema.ts';
import type { surveyReportRow, surveyReportSummary } from './reports/survey-report-calls.schema.ts';

type Calls = typeof inspectionSurveyCalls;

export type CheckpointHome = ResponseOf<Calls['GET checkpoint/get_home_page']>;
export type CheckpointReport = ResponseOf<Calls['POST checkpoint/report']>;
export type CheckpointRequest = BodyOf<Calls['POST checkpoint/report']>;
export type CrossingDetail = Static<typeof crossingDetail>;
export type CrossingFinding = Static<typeof crossingFinding>;
export type CrossingFindings = ResponseOf<Calls['POST checkpoint/get_findings']>;
export type CrossingFindingsRequest = BodyOf<Calls['POST checkpoint/get_findings']>;
export type CrossingRow = Static<typeof crossingRow>;
export type DealerReport = ResponseOf<Calls['POST survey/report-dealer']>;
export type DealerReportRow = Static<typeof dealerReportRow>;
export type DealerReportsRequest = BodyOf<Calls['POST survey/report-dealer']>;
export type DetailFinding = Static<typeof detailFinding>;
export type MendedFinding = Static<typeof mendedFinding>;
export type MendedFindings = ResponseOf<Calls['POST survey/get_mended']>;
export type MendedFindingsRequest = BodyOf<Calls['POST survey/get_mended']>;
export type SurveyDetailRow = Static<typeof surveyDetailRow>;
export type SurveyDetail = ResponseOf<Calls['POST survey/detail']>;
export type SurveyDetailRequest = BodyOf<Calls['POST survey/detail']>;
export type SurveyTrend = ResponseOf<Calls['POST survey/get_trend']>['surveys'];
export type SurveyException = Static<typeof surveyException>;
export type SurveyExceptions = ResponseOf<Calls['POST survey/get_exceptions']>;
export type SurveyExceptionsRequest = BodyOf<Calls['POST survey/get_exceptions']>;
export type SurveyReport = ResponseOf<Calls['POST survey/report']>;
export type SurveyReportRow = Static<typeof surveyReportRow>;
export type SurveyReportSummary = Static<typeof surveyReportSummary>;
export type SurveyReportsRequest = BodyOf<Calls['POST survey/report']>;
export type TrailerReadiness = ResponseOf<
  Calls['GET survey/get_trailer_readiness_report/{surveyId}']
>;
export type ImagesPage = ResponseOf<Calls['POST survey/get_images_page']>;
export type ImageLinks = ResponseOf<Calls['POST survey/get_image_links']>;
