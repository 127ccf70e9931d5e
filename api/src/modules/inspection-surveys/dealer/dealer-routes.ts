import {
  type dealerReportCalls,
  dealerReportsList,
  mostDealers,
  mostSurveyors,
} from '@portal/contract/inspection-surveys';
import { exportFormats, type ListFileFormat } from '@portal/contract/wire';
import { sql } from 'kysely';
import { implement } from '../../../app/implement.ts';
import { answerExport } from '../../../exports/answer-export.ts';
import { startJob } from '../../../exports/jobs/start-job.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { dealerName } from '../../../selections/place-names.ts';
import { answerReport, type ReportFileCall } from '../reports/answer-report.ts';
import { namedCountries } from '../reports/place-names.ts';
import { daysOf, dealerTires } from './dealer-tires.ts';
import {
  type DealerReportsSelection,
  dealerSurveys,
  readDealerReports,
  sumDealerReports,
} from './read-dealer-reports.ts';

const answerFile = (input: ReportFileCall<DealerReportsSelection>, format: ListFileFormat) =>
  answerReport(input, format, async () => {
    checkDays(input.body);
    return {
      definition: dealerReportsList,
      read: (page) => readDealerReports(input.db, input.body, page),
      named: (words) => fileNameParts(daysOf(input.body), words),
    };
  });

export const dealerReportRoutes = implement<typeof dealerReportCalls>({
  'GET survey/get_countries_with_states': async ({ db, locale }) => {
    const { rows } = await sql<{ country: string; states: string[] | null }>`
      select l.country, array_agg(distinct l.state) filter (where l.state <> '') as states
      ${dealerSurveys} group by l.country`.execute(db);
    return {
      countries_with_states: namedCountries(rows, locale).map(({ value, text, states }) => ({
        country: value,
        text,
        states: states.map((state) => state.value),
        named_states: states,
      })),
    };
  },

  'POST survey/get_survey_by_users': async ({ db }) => {
    const surveyors = await sql<{ value: string; text: string }>`
      select s.surveyor as value, s.surveyor as text ${dealerSurveys} and s.surveyor <> ''
      group by s.surveyor order by s.surveyor collate "und-x-icu"
      limit ${mostSurveyors}`.execute(db);
    const dealers = await sql<{ value: string; text: string }>`
      select d.nonsig as value, ${dealerName} as text ${dealerSurveys} and d.id is not null
      group by d.id, d.nonsig, d.name order by d.name collate "und-x-icu", d.nonsig
      limit ${mostDealers}`.execute(db);
    return { survey_by_users: surveyors.rows, dealer_locations: dealers.rows };
  },

  'POST survey/report-dealer': async ({ db, body }) => {
    const { rows, ...page } = await readDealerReports(db, body, body);
    const { trucks, trailers, critical_exceptions: _, ...sums } = await sumDealerReports(db, body);
    return {
      rows: [...rows],
      ...page,
      records_total: page.total_items,
      ...sums,
      total_of_trucks_surveyed: trucks,
      total_of_trailers_surveyed: trailers,
    };
  },

  'POST survey/download_pdf_file_survey_dealer_reports': (input) =>
    answerFile(input, exportFormats.pdf),
  'POST survey/download_excel_file_survey_dealer_reports': (input) =>
    answerFile(input, exportFormats.excel),

  'POST survey/detailsdealerreport': (input) =>
    answerExport(dealerTires, { ...input, format: exportFormats.excel }, input.body),

  'POST survey/start_detailsdealerreport': (input) => {
    const { client_key: clientKey, ...request } = input.body;
    return startJob(dealerTires, { ...input, format: exportFormats.excel, clientKey }, request);
  },
});
