import { Type } from 'typebox';
import { choice } from '../../fleet-surveys/shapes.ts';
import { generatedExport } from '../../portal/exports/exports.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { fileBytes, isoDate, paged } from '../../wire/shapes.ts';
import { mostDealers, mostSurveyors, ofJob, percentage, readinessCounts } from '../shapes.ts';
import { dealerReportsList } from './dealer-reports-list.ts';

const right = 'TMSMYRPT';

/** A finished survey made by a dealer. */
export const dealerReportRow = Type.Object({
  survey_id: Type.Integer(),
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  survey_date: isoDate('The day of the survey.'),
  survey_by: Type.String({ description: 'The surveyor.' }),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  dealer_location: Type.String({ description: 'The dealer by name and nonsig.' }),
  total_tires: Type.Integer({ description: 'Tires that were read.' }),
  total_units: Type.Integer({ description: 'Units that were inspected.' }),
  exceptions: Type.Integer({
    description: 'Failed checks, and one a tire for flagged wear and one for a flagged valve.',
  }),
  trailer_readiness: percentage(
    'Trailers that passed their checklist of those that have answers; null without any.',
  ),
  ...readinessCounts,
});

/** Calls of the dealer survey report. */
export const dealerReportCalls = defineCalls({
  'GET survey/get_countries_with_states': {
    summary: 'The countries, with their states, in which dealers surveyed.',
    right,
    response: Type.Object({
      countries_with_states: Type.Array(
        Type.Object({
          country: Type.String({ description: 'Its ISO 3166-1 code.' }),
          text: Type.String({ description: "Its name in the caller's language." }),
          states: Type.Array(Type.String(), { description: 'Their ISO 3166-2 codes.' }),
          named_states: Type.Array(choice, { description: 'The same with their names.' }),
        }),
      ),
    }),
  },
  'POST survey/get_survey_by_users': {
    summary: 'The surveyors of the surveys that dealers made, and these dealers.',
    right,
    body: Type.Object({}),
    response: Type.Object({
      survey_by_users: Type.Array(choice, { maxItems: mostSurveyors }),
      dealer_locations: Type.Array(choice, { maxItems: mostDealers }),
    }),
  },
  'POST survey/report-dealer': {
    summary: 'Finished surveys that dealers made, by page, with their totals.',
    right,
    body: listBody(dealerReportsList),
    response: paged({
      rows: Type.Array(dealerReportRow),
      records_total: Type.Integer({ description: 'Surveys on all pages.' }),
      surveys: Type.Integer({ description: 'As `records_total`.' }),
      tires: Type.Integer({ description: 'Tires that were read.' }),
      units: Type.Integer({ description: 'Each unit once, however often it was inspected.' }),
      units_with_exceptions: Type.Integer({ description: 'Each unit once.' }),
      total_of_trucks_surveyed: Type.Integer({
        description: 'Of the units those with power: tractors and others, without dollies.',
      }),
      total_of_trailers_surveyed: Type.Integer({ description: 'Of the units the trailers.' }),
      exceptions: Type.Integer(),
    }),
  },
  'POST survey/download_pdf_file_survey_dealer_reports': {
    summary: 'The same as a PDF, in the order of the list.',
    right,
    ...listFileAs(dealerReportsList, exportFormats.pdf),
  },
  'POST survey/download_excel_file_survey_dealer_reports': {
    summary: 'The same as a workbook, in the order of the list.',
    right,
    ...listFileAs(dealerReportsList, exportFormats.excel),
  },
  'POST survey/detailsdealerreport': {
    summary: 'The tires of all surveys of a selection as a workbook, a row for each.',
    right: 'TMSMDRPT',
    body: listFileAs(dealerReportsList, exportFormats.excel).body,
    files: [exportMediaTypes[exportFormats.excel]],
    response: fileBytes,
  },
  'POST survey/start_detailsdealerreport': {
    summary: 'Has that workbook made as an export, while its caller does something else.',
    right: 'TMSMDRPT',
    body: listFileAs(dealerReportsList, exportFormats.excel, ofJob).body,
    response: generatedExport,
  },
});
