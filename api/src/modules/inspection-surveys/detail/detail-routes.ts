import type { surveyDetailCalls } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { answerExport } from '../../../exports/answer-export.ts';
import { startJob } from '../../../exports/jobs/start-job.ts';
import { findSurveyInspection } from '../../fleet-surveys/inspections/find-inspection.ts';
import { readAxleMap } from '../../fleet-surveys/inspections/read-axle-map.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { readDetail } from './read-detail.ts';
import { readMended } from './read-mended.ts';
import { readTrend } from './read-trend.ts';
import { surveyDetails } from './survey-document.ts';
import { pickedTires, surveyTires } from './tire-workbooks.ts';

const { pdf, excel } = exportFormats;

export const surveyDetailRoutes = implement<typeof surveyDetailCalls>({
  'POST survey/detail': (input) => readDetail(input, input.body),

  'POST survey/get_mended': (input) => readMended(input, input.body),

  'POST survey/get_unit_axles': async (input) => {
    const { survey_id, unit_id } = input.body;
    await findFinishedSurvey(input.db, survey_id, 'survey_id');
    const paths = ['survey_id', 'unit_id'] as const;
    const unit = await findSurveyInspection(input, { survey: survey_id, unit: unit_id, paths });
    return readAxleMap(input.db, unit, input.user);
  },

  'POST survey/get_trend': async ({ db, body }) => {
    const { id } = await findFinishedSurvey(db, body.survey_id, 'survey_id');
    return { surveys: await readTrend(db, id) };
  },

  'POST survey/download_pdf_file_survey_details': (input) =>
    answerExport(surveyDetails, { ...input, format: pdf }, input.body),

  'POST survey/start_survey_details': (input) => {
    const { client_key: clientKey, ...request } = input.body;
    return startJob(surveyDetails, { ...input, format: pdf, clientKey }, request);
  },

  'POST survey/download_excel_file_survey_details': (input) =>
    answerExport(pickedTires, { ...input, format: excel }, input.body),

  'POST survey/detailsreport': (input) =>
    answerExport(surveyTires, { ...input, format: excel }, input.body),

  'POST survey/start_detailsreport': (input) => {
    const { client_key: clientKey, ...request } = input.body;
    return startJob(surveyTires, { ...input, format: excel, clientKey }, request);
  },
});
