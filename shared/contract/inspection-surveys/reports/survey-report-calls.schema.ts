import { Type } from 'typebox';
import { choice } from '../../fleet-surveys/shapes.ts';
import { surveyKinds } from '../../fleet-surveys/surveys/code-lists.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { mostDealers, mostSurveyors, ofLocations, percentage, readinessCounts } from '../shapes.ts';
import { reportTypes } from './report-types.ts';
import { surveyReportsList } from './survey-reports-list.ts';

const right = 'TVLOGIN';

/** A finished survey with the counts of its findings. */
export const surveyReportRow = Type.Object({
  survey_id: Type.Integer(),
  kind: Type.Enum(surveyKinds),
  location_id: Type.Integer(),
  location_code: Type.String(),
  fleet_location_name: Type.String({
    description: 'Name of the location, or its code without one.',
  }),
  survey_date: isoDate('The day of the survey.'),
  company: Type.String({
    description: 'Who surveyed: of a survey by a dealer its name, else that of the fleet.',
  }),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  account: Type.String({ description: 'Number of the account.' }),
  survey_by: Type.String({ description: 'The surveyor.' }),
  total_tires: Type.Integer({ description: 'Tires that were read.' }),
  total_units: Type.Integer({ description: 'Units that were inspected.' }),
  exceptions: Type.Integer({
    description: 'Failed checks, and one a tire for flagged wear and one for a flagged valve.',
  }),
  critical_exceptions: Type.Integer({ description: 'Failed checks that are critical.' }),
  units_with_exceptions: Type.Integer(),
  trailer_units_count: Type.Integer({ description: 'Trailers that were inspected.' }),
  tractor_units_count: Type.Integer({ description: 'Tractors that were inspected.' }),
  tractors_surveyed_percentage: percentage(
    'Inspected tractors of all active ones of the location, at most 100; null where it has none.',
  ),
  trailers_surveyed_percentage: percentage('The same of trailers.'),
  trailer_readiness: percentage(
    'Trailers that passed their checklist of those that have answers; null without any.',
  ),
  ...readinessCounts,
});

/** Totals of all surveys in a selection, over all pages. */
export const surveyReportSummary = Type.Object({
  surveys: Type.Integer(),
  units: Type.Integer({ description: 'Each unit once, however often it was inspected.' }),
  units_with_exceptions: Type.Integer({ description: 'Each unit once.' }),
  tires: Type.Integer({ description: 'Tires that were read, once for each survey.' }),
  exceptions: Type.Integer(),
  critical_exceptions: Type.Integer(),
});

/** Calls of the tire inspection report. */
export const surveyReportCalls = defineCalls({
  'GET survey/get_home_page': {
    summary: 'What the filters of the report offer: kinds of surveys, and who has surveyed.',
    right,
    response: Type.Object({
      report_types: Type.Array(Type.Enum(reportTypes)),
      survey_kinds: Type.Array(Type.Enum(surveyKinds)),
      survey_by_users: Type.Array(choice, {
        maxItems: mostSurveyors,
        description: 'Surveyors of finished surveys, the first by name.',
      }),
    }),
  },
  'GET survey/has_system_level_access': {
    summary: 'Whether the user sees every account, and may ask for the surveys of all locations.',
    right,
    response: Type.Object({ has_access: Type.Boolean() }),
  },
  'POST survey/get_dealers_locations': {
    summary: 'The dealers who surveyed at locations, or helped there.',
    right,
    body: Type.Object(ofLocations),
    response: Type.Object({
      dealers: Type.Array(
        Type.Object({
          nonsig: Type.String(),
          name: Type.String(),
          city: Type.String(),
          state: Type.String(),
        }),
        { maxItems: mostDealers },
      ),
    }),
  },
  'POST survey/report': {
    summary: 'Finished surveys of locations with what they found, by page, with their totals.',
    right,
    body: listBody(surveyReportsList, ofLocations),
    response: paged({
      rows: Type.Array(surveyReportRow),
      records_total: Type.Integer({ description: 'Surveys on all pages.' }),
      summary: surveyReportSummary,
    }),
  },
  'POST survey/download_pdf_file_survey_reports': {
    summary: 'The same as a PDF, in the order of the list.',
    right,
    ...listFileAs(surveyReportsList, exportFormats.pdf, ofLocations),
  },
  'POST survey/download_excel_file_survey_reports': {
    summary: 'The same as a workbook, in the order of the list.',
    right,
    ...listFileAs(surveyReportsList, exportFormats.excel, ofLocations),
  },
});
