import { type checkpointCalls, crossingsList } from '@portal/contract/inspection-surveys';
import { exportFormats, type ListFileFormat } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { answerExport } from '../../../exports/answer-export.ts';
import { startJob } from '../../../exports/jobs/start-job.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { answerReport, type ReportFileCall } from '../reports/answer-report.ts';
import { readCover } from './cover.ts';
import {
  crossingTires,
  oneCrossing,
  pickedCrossings,
  pickedCrossingTires,
} from './crossing-files.ts';
import { readCrossingDetail } from './read-crossing-detail.ts';
import { readCrossingFindings } from './read-crossing-findings.ts';
import { readCrossings, sumCrossings } from './read-crossings.ts';
import { readHome, readLaneLocations } from './read-home.ts';
import {
  type CrossingsSelection,
  checkAccounts,
  checkCrossings,
  checkSelection,
} from './selected-crossings.ts';

const { pdf, excel } = exportFormats;

const answerFile = (input: ReportFileCall<CrossingsSelection>, format: ListFileFormat) =>
  answerReport(input, format, async () => {
    const { db, body } = input;
    await checkSelection(input, body);
    const { of, named } = await readCover(db, body);
    return { definition: crossingsList, read: (page) => readCrossings(db, body, page), of, named };
  });

export const checkpointRoutes = implement<typeof checkpointCalls>({
  'GET checkpoint/get_home_page': async ({ db, locale }) =>
    readHome(db, await readLocalizedTexts(db, 'surveys', locale)),

  'POST checkpoint/get_customer_locations': async ({ db, body }) => {
    await checkAccounts(db, body.accounts);
    return { customer_locations: await readLaneLocations(db, body.accounts) };
  },

  'POST checkpoint/report': async (input) => {
    const { db, body } = input;
    await checkSelection(input, body);
    const page = await readCrossings(db, body, body);
    return {
      ...readingConverters(input.user).formats,
      ...page,
      records_total: page.total_items,
      tiles: await sumCrossings(db, body),
    };
  },

  'POST checkpoint/get_findings': async (input) => {
    const { db, body } = input;
    await checkSelection(input, body);
    const { survey_id } = body;
    if (survey_id !== undefined) await checkCrossings(db, [survey_id], () => 'survey_id');
    return {
      ...readingConverters(input.user).formats,
      ...(await readCrossingFindings(input, body, body)),
    };
  },

  'POST checkpoint/detail': (input) => readCrossingDetail(input, input.body.survey_id),

  'POST checkpoint/download_pdf_file_checkpoint_reports': (input) => answerFile(input, pdf),
  'POST checkpoint/download_excel_file_checkpoint_reports': (input) => answerFile(input, excel),

  'POST checkpoint/download_excel_file_checkpoint_all_details_report': (input) =>
    answerExport(crossingTires, { ...input, format: excel }, input.body),

  'POST checkpoint/start_all_details_report': (input) => {
    const { client_key: clientKey, ...request } = input.body;
    return startJob(crossingTires, { ...input, format: excel, clientKey }, request);
  },

  'POST checkpoint/download_excel_file_checkpoint_details': (input) =>
    answerExport(pickedCrossingTires, { ...input, format: excel }, input.body),

  'POST checkpoint/download_pdf_file_checkpoint_details': (input) =>
    answerExport(pickedCrossings, { ...input, format: pdf }, input.body),

  'POST checkpoint/download_pdf_file_checkpoint_detail': (input) =>
    answerExport(oneCrossing, { ...input, format: pdf }, input.body),
});
