import { surveyDetailList, surveyReportsList } from '@portal/contract/inspection-surveys';
import { inspectionSurveyCalls as calls } from '@portal/contract/inspection-surveys/schema';
import { defineExportKind } from '../../../exports/export-kind.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { readLocationNames } from '../../../selections/place-names.ts';
import { locationFacts } from '../reports/location-facts.ts';
import { readSurveyIds } from '../reports/read-survey-reports.ts';
import { prepareDetails, readLocationsAndDates } from './details-workbook.ts';

const right = 'TMSMDRPT';

/** The tires of picked surveys, as a workbook. */
export const pickedTires = defineExportKind({
  name: 'picked-survey-tires',
  right,
  path: 'surveys',
  request: calls['POST survey/download_excel_file_survey_details'].body,
  async prepare(asker, { surveys, ...selection }, setting) {
    const whereabouts = await readLocationsAndDates(asker.db, surveys);
    const places = whereabouts.places.join(', ');
    return prepareDetails(
      asker,
      {
        surveyIds: surveys,
        selection,
        filters: (words) => [
          { label: words.t('inspection_report.fleet_location'), value: places },
          ...filterFacts(surveyDetailList, { ...selection }, words),
        ],
        named: (words) => fileNameParts(whereabouts, words),
      },
      setting,
    );
  },
});

/** The tires of all surveys of a selection, as a workbook. */
export const surveyTires = defineExportKind({
  name: 'survey-tires',
  right,
  path: 'locations',
  request: calls['POST survey/detailsreport'].body,
  async prepare(asker, selection, setting) {
    const { db } = asker;
    const { locations, date_from: from, date_to: to } = selection;
    const surveyIds = await readSurveyIds(asker, selection);
    const places = await readLocationNames(db, locations);
    const of = await locationFacts(db, locations);
    return prepareDetails(
      asker,
      {
        surveyIds,
        filters: (words) => [
          ...of.map(({ label, value }) => ({ label: words.t(label), value })),
          ...filterFacts(surveyReportsList, selection, words),
        ],
        named: (words) => fileNameParts({ places, from, to }, words),
      },
      setting,
    );
  },
});
