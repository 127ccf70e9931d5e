import {
  type surveyDetailCalls,
  surveyDetailList,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import { implement } from '../../../app/implement.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { findInspected } from '../../fleet-surveys/inspections/find-inspection.ts';
import { readAxleMap } from '../../fleet-surveys/inspections/read-axle-map.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { locationFacts, readLocationNames } from '../reports/location-facts.ts';
import { namedAfter } from '../reports/named-after.ts';
import { readSurveyIds } from '../reports/read-survey-reports.ts';
import { answerDetails, readWhereabouts } from './details-workbook.ts';
import { readDetail } from './read-detail.ts';
import { readTrend } from './read-trend.ts';
import { answerSurvey } from './survey-document.ts';

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

  'POST survey/download_pdf_file_survey_details': (input) => answerSurvey(input, input.body),

  'POST survey/download_excel_file_survey_details': async (input) => {
    const { surveys, ...selection } = input.body;
    const whereabouts = await readWhereabouts(input.db, surveys);
    const places = whereabouts.places.join(', ');
    return answerDetails(input, {
      surveyIds: surveys,
      selection,
      filters: (words) => [
        { label: words.t('inspection_report.fleet_location'), value: places },
        ...filterFacts(surveyDetailList, { ...selection }, words),
      ],
      named: (words) => namedAfter(whereabouts, words),
      path: 'surveys',
    });
  },

  'POST survey/detailsreport': async (input) => {
    const surveyIds = await readSurveyIds(input, input.body);
    const { locations, date_from: from, date_to: to } = input.body;
    const places = await readLocationNames(input.db, locations);
    const of = await locationFacts(input.db, locations);
    return answerDetails(input, {
      surveyIds,
      filters: (words) => [
        ...of.map(({ label, value }) => ({ label: words.t(label), value })),
        ...filterFacts(surveyReportsList, input.body, words),
      ],
      named: (words) => namedAfter({ places, from, to }, words),
      path: 'locations',
    });
  },
});
