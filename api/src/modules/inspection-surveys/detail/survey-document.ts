import { measuredDetailList, type SurveyReportRow } from '@portal/contract/inspection-surveys';
import { inspectionSurveyCalls as calls } from '@portal/contract/inspection-surveys/schema';
import { personText } from '@portal/contract/portal';
import { formatDate, formatInteger } from '@portal/platform/format';
import type { Fact } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import { defineExportKind } from '../../../exports/export-kind.ts';
import { tableName } from '../../../exports/table-document.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { accountsOf, findFinishedSurvey } from '../find-finished-survey.ts';
import { readSurveyReport } from '../reports/read-survey-reports.ts';
import { countMended } from './finding-history.ts';
import { readSurveyHistories } from './read-histories.ts';
import { readSurveyTiresPage } from './read-survey-tires.ts';
import { unitSections } from './unit-sections.ts';

/**
 * The selected tires of a survey, unit by unit: an axle map, the tires with their findings, and
 * photos.
 */
export const surveyDetails = defineExportKind({
  name: 'survey-details',
  right: 'TMSMDRPT',
  path: 'survey_id',
  request: calls['POST survey/download_pdf_file_survey_details'].body,
  async prepare(asker, { survey_id, ...selection }, setting) {
    const { db, user } = asker;
    const survey = await findFinishedSurvey(db, survey_id, 'survey_id');
    const words = await readLocalizedTexts(db, 'surveys', setting.locale);
    const { made, wording } = await readDocumentFrame(db, { words, user }, setting);
    const histories = await readSurveyHistories(db, survey.id);
    const { tires } = await readSurveyTiresPage(db, { surveyId: survey.id, histories }, selection);
    const report = await readSurveyReport({ db }, survey.id);
    const definition = measuredDetailList(readingConverters(user).formats);
    const title = words.t(definition.words.title);
    const day = formatDate(survey.survey_date);
    const cover = [
      { label: words.t('inspection_report.fleet'), value: survey.fleet_name },
      { label: words.t('inspection_report.fleet_location'), value: survey.fleet_location_name },
      { label: words.t('inspection_report.survey_date'), value: day, moment: survey.survey_date },
      {
        label: words.t('inspection_report.survey_by'),
        value: personText(survey.survey_by, words.t),
      },
      ...sumFacts(report, countMended(histories), words),
      ...filterFacts(definition, { ...selection }, words),
      made,
    ];
    const units = new Set(tires.map(({ unit_inspection_id }) => unit_inspection_id));
    const input = { ...asker, ...setting };
    return {
      name: tableName({ title, named: [survey.fleet_location_name, day] }),
      accountIds: await accountsOf(db, [survey.id]),
      parts: Math.max(1, units.size),
      document: async () => ({
        title,
        cover,
        wording,
        sections: unitSections(input, { surveyId: survey.id, tires }, words),
      }),
    };
  },
});

function sumFacts(
  { total_units, total_tires, exceptions, critical_exceptions }: SurveyReportRow,
  { found_before, mended }: ReturnType<typeof countMended>,
  { t }: LocalizedTexts,
): Fact[] {
  const sums = [
    ['inspection_report.units', total_units],
    ['inspection_report.tires', total_tires],
    ['inspection_report.exceptions', exceptions],
    ['tire_inspection.sum.critical', critical_exceptions],
  ] as const;
  const found = formatInteger(found_before);
  return [
    ...sums.map(([label, value]) => ({ label: t(label), value: formatInteger(value) })),
    {
      label: t('survey_detail.mended'),
      value:
        found_before === 0
          ? t('survey_detail.none_before')
          : `${formatInteger(mended)} ${t('survey_detail.of_before', { found })}`,
    },
  ];
}
