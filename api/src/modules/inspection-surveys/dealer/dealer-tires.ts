import { dealerReportsList } from '@portal/contract/inspection-surveys';
import { inspectionSurveyCalls as calls } from '@portal/contract/inspection-surveys/schema';
import { defineExportKind } from '../../../exports/export-kind.ts';
import { filterFacts } from '../../../lists/listed-rows.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { prepareDetails } from '../detail/details-workbook.ts';
import { type DealerReportsSelection, readDealerSurveyIds } from './read-dealer-reports.ts';

/** First and last day of a selection. */
export const daysOf = ({ date_from: from, date_to: to }: DealerReportsSelection) => ({ from, to });

/** The tires of all dealer surveys of a selection, as a workbook. */
export const dealerTires = defineExportKind({
  name: 'dealer-survey-tires',
  right: 'TMSMDRPT',
  path: '',
  request: calls['POST survey/detailsdealerreport'].body,
  async prepare(asker, selection, setting) {
    return prepareDetails(
      asker,
      {
        surveyIds: await readDealerSurveyIds(asker.db, selection),
        areByDealers: true,
        filters: (words) => filterFacts(dealerReportsList, selection, words),
        named: (words) => fileNameParts(daysOf(selection), words),
      },
      setting,
    );
  },
});
