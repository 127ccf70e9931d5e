import {
  measuredDetailList,
  type SurveyDetailRow,
  type surveyDetailCalls,
} from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import { implement } from '../../../app/implement.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { findInspected } from '../../fleet-surveys/inspections/find-inspection.ts';
import { readAxleMap } from '../../fleet-surveys/inspections/read-axle-map.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { readSurveyIds } from '../reports/read-survey-reports.ts';
import { detailCells } from './detail-cells.ts';
import { answerDetails, checkSurveys } from './details-workbook.ts';
import { readDetail, readDetailRows } from './read-detail.ts';
import { readTrend } from './read-trend.ts';

export const surveyDetailRoutes = implement<typeof surveyDetailCalls>({
  'POST survey/detail': (input) => readDetail(input, input.body),

  'POST survey/get_unit_axles': async (input) => {
    const { survey_id, unit_id } = input.body;
    await findFinishedSurvey(input.db, survey_id, 'survey_id');
    const paths = ['survey_id', 'unit_id'] as const;
    const unit = await findInspected(input, { survey: survey_id, unit: unit_id, paths });
    return readAxleMap(input.db, unit, input.user);
  },

  'POST survey/get_trend': async ({ db, body }) => {
    const { id } = await findFinishedSurvey(db, body.survey_id, 'survey_id');
    return { surveys: await readTrend(db, id) };
  },

  'POST survey/download_pdf_file_survey_details': async (input) => {
    const survey = await findFinishedSurvey(input.db, input.body.survey_id, 'survey_id');
    return answerListFile<SurveyDetailRow>(
      { ...input, body: { ...input.body, format: exportFormats.pdf } },
      'surveys',
      {
        definition: measuredDetailList(shownTo(input.user).formats),
        read: (page) => readDetailRows(input, input.body, page),
        values: detailCells(input.user),
        of: [
          { label: 'inspection_report.fleet', value: survey.fleet_name },
          { label: 'inspection_report.fleet_location', value: survey.fleet_location_name },
          {
            label: 'inspection_report.survey_date',
            value: formatDate(survey.survey_date),
          },
          { label: 'inspection_report.survey_by', value: survey.survey_by },
        ],
      },
    );
  },

  'POST survey/download_excel_file_survey_details': async (input) => {
    const { surveys, ...selection } = input.body;
    await checkSurveys(input.db, surveys);
    return answerDetails(input, { surveyIds: surveys, selection, path: 'surveys' });
  },

  'POST survey/detailsreport': async (input) =>
    answerDetails(input, { surveyIds: await readSurveyIds(input, input.body), path: 'locations' }),
});
