import { surveyKinds } from '@portal/contract/fleet-surveys';
import {
  mostDealers,
  mostSurveyors,
  reportTypes,
  type surveyReportCalls,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import { exportFormats, type ListFileFormat } from '@portal/contract/wire';
import { sql } from 'kysely';
import { implement } from '../../../app/implement.ts';
import { seesEveryAccount } from '../../../scope/scope.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { readLocationNames } from '../../../selections/place-names.ts';
import { answerReport, type ReportFileCall } from './answer-report.ts';
import { checkLocations } from './check-locations.ts';
import { locationFacts } from './location-facts.ts';
import {
  checkSelection,
  readSurveyReports,
  type SurveyReportsSelection,
  sumSurveyReports,
} from './read-survey-reports.ts';
import { isReported } from './survey-report-rows.ts';

const answerFile = (input: ReportFileCall<SurveyReportsSelection>, format: ListFileFormat) =>
  answerReport(input, format, async () => {
    await checkSelection(input, input.body);
    const { date_from: from, date_to: to } = input.body;
    const places = await readLocationNames(input.db, input.body.locations);
    return {
      definition: surveyReportsList,
      read: (page) => readSurveyReports(input, input.body, page),
      of: await locationFacts(input.db, input.body.locations),
      named: (words) => fileNameParts({ places, from, to }, words),
    };
  });

export const surveyReportRoutes = implement<typeof surveyReportCalls>({
  'GET survey/get_home_page': async ({ db }) => {
    const { rows } = await sql<{ surveyor: string }>`
      select s.surveyor from surveys s
      where ${isReported} and s.surveyor <> ''
      group by s.surveyor order by s.surveyor collate "und-x-icu"
      limit ${mostSurveyors}`.execute(db);
    return {
      report_types: [...reportTypes],
      survey_kinds: [...surveyKinds],
      survey_by_users: rows.map(({ surveyor }) => ({ value: surveyor, text: surveyor })),
    };
  },

  'GET survey/has_system_level_access': async ({ user }) => ({
    has_access: seesEveryAccount(user),
  }),

  'POST survey/get_dealers_locations': async (input) => {
    const { locations } = input.body;
    await checkLocations(input, locations);
    const { rows } = await sql<{ nonsig: string; name: string; city: string; state: string }>`
      select d.nonsig, d.name, d.city, d.state from dealers d
      where d.id in (
        select s.dealer_id from surveys s
        where ${isReported}
          ${locations.length > 0 ? sql`and s.location_id = any (${[...locations]}::int[])` : sql``})
      order by d.name collate "und-x-icu", d.nonsig
      limit ${mostDealers}`.execute(input.db);
    return { dealers: rows };
  },

  'POST survey/report': async (input) => {
    const { rows, ...page } = await readSurveyReports(input, input.body, input.body);
    const summary = await sumSurveyReports(input, input.body);
    return { rows: [...rows], ...page, records_total: page.total_items, summary };
  },

  'POST survey/download_pdf_file_survey_reports': (input) => answerFile(input, exportFormats.pdf),
  'POST survey/download_excel_file_survey_reports': (input) =>
    answerFile(input, exportFormats.excel),
});
