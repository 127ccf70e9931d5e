import { Type } from 'typebox';
import { severities } from '../../fleet-surveys/inspections/findings.ts';
import { choice, nullable } from '../../fleet-surveys/shapes.ts';
import { sides, slots } from '../../fleet-surveys/tires/places.ts';
import { formats } from '../../fleet-surveys/tires/tire.schema.ts';
import { generatedExport } from '../../portal/exports/exports.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { fileBytes, isoDate, paged } from '../../wire/shapes.ts';
import { limitFrom } from '../limit-from.schema.ts';
import { mostSurveyors, ofJob, surveyId } from '../shapes.ts';
import { crossingChecks, mostChosen, mostPicked } from './crossing-checks.ts';
import { crossingDetail } from './crossing-detail.schema.ts';
import { crossingFindingsList, crossingsList } from './crossings-list.ts';

const lists = 'TMSMYRPT';
const details = 'TMSMDRPT';

const accounts = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
  maxItems: mostChosen,
  uniqueItems: true,
  description: 'Numbers of accounts; none stands for all that the caller sees.',
});

/** The accounts and locations whose crossings are selected. */
const ofFleets = {
  accounts: Type.Optional(accounts),
  locations: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), {
      maxItems: mostChosen,
      uniqueItems: true,
      description: 'Ids of locations of these accounts; none stands for all of them.',
    }),
  ),
};

const count = Type.Integer({ minimum: 0 });

/** A crossing of a unit. */
export const crossingRow = Type.Object({
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was at the crossing.' }),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  unit_date: isoDate('The day at the lane.'),
  unit_time: Type.String({ description: 'The time at the lane, as in `17:05`.' }),
  license_number: nullable(Type.String({ description: 'As the lane read it.' })),
  total_tires: Type.Integer({ description: 'Tires that were expected.' }),
  total_tires_read_count: Type.Integer({ description: 'Tires that were read.' }),
  warning_exceptions: count,
  critical_exceptions: count,
  critical_pressure: count,
  critical_tread_depth: count,
  critical_tread_mismatch_axle: count,
  critical_tread_mismatch_duals: count,
  warning_pressure: count,
  warning_tread_depth: count,
  warning_tread_mismatch_axle: count,
  warning_tread_mismatch_duals: count,
});

/** Totals of all crossings in a selection. */
const crossingTiles = Type.Object({
  total_units: Type.Integer({ description: 'Each unit once, however often it crossed.' }),
  total_tires: Type.Integer({ description: 'Tires that were expected, once for each crossing.' }),
  critical_exceptions: count,
  warning_exceptions: count,
});

/** A reading that failed a check, by itself, in its pair or on its axle. */
export const crossingFinding = Type.Object({
  finding_id: Type.Integer(),
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  fleet_name: Type.String(),
  fleet_location: Type.String(),
  unit_date: isoDate('The day at the lane.'),
  unit_time: Type.String({ description: 'The time at the lane.' }),
  check: Type.Enum(crossingChecks),
  severity: Type.Enum(severities),
  axle_number: Type.Integer(),
  side: nullable(Type.Enum(sides)),
  slot: nullable(Type.Enum(slots)),
  measured: Type.Number({
    description:
      'A pressure, less the hot allowance, or a tread; of a pair or an axle the difference.',
  }),
  limit: Type.Number({ description: 'What it was held against.' }),
  ...limitFrom,
  is_flat: Type.Boolean({
    description: 'A pressure that was read as 0; a low one may be 0 for the hot allowance alone.',
  }),
});

const home = Type.Object({
  us_national_accounts: Type.Array(choice),
  canadian_common_owners_accounts: Type.Array(choice),
  canadian_national_accounts: Type.Array(choice),
  preferred_fleet_accounts: Type.Array(choice),
  countries_with_states: Type.Array(
    Type.Object({ ...choice.properties, states: Type.Array(choice) }),
  ),
  report_types: Type.Array(choice, {
    description:
      'An empty value stands for all crossings, for which a call leaves `report_type` out.',
  }),
  survey_by_users: Type.Array(choice, { maxItems: mostSurveyors, description: 'The lanes.' }),
  customer_locations: Type.Array(choice, {
    maxItems: mostChosen,
    description: 'Locations of all accounts; the value is an id.',
  }),
});

/** Calls of the checkpoint report on crossings. Lists offer only entries that have crossings. */
export const checkpointCalls = defineCalls({
  'GET checkpoint/get_home_page': {
    summary: 'What the filters of the report offer, of what the caller sees and has crossings.',
    right: lists,
    response: home,
  },
  'POST checkpoint/get_customer_locations': {
    summary: 'The locations with crossings of accounts.',
    right: lists,
    body: Type.Object({ accounts }),
    response: Type.Object({ customer_locations: home.properties.customer_locations }),
  },
  'POST checkpoint/report': {
    summary: 'Crossings with what was found, by page, with their totals over all pages.',
    right: lists,
    body: listBody(crossingsList, ofFleets),
    response: paged({
      ...formats,
      records_total: Type.Integer({ description: 'Crossings on all pages.' }),
      tiles: crossingTiles,
      rows: Type.Array(crossingRow),
    }),
  },
  'POST checkpoint/get_findings': {
    summary:
      'The readings behind the counts of the report: of all crossings of a selection, or of one.',
    right: details,
    body: listBody(crossingFindingsList, { ...ofFleets, survey_id: Type.Optional(surveyId) }),
    response: paged({ ...formats, rows: Type.Array(crossingFinding) }),
  },
  'POST checkpoint/detail': {
    summary: 'A crossing with its axles, tires and findings.',
    right: details,
    body: Type.Object({ survey_id: surveyId }),
    response: crossingDetail,
  },
  'POST checkpoint/download_pdf_file_checkpoint_reports': {
    summary: 'The report as a PDF, in the order of the list.',
    right: lists,
    ...listFileAs(crossingsList, exportFormats.pdf, ofFleets),
  },
  'POST checkpoint/download_excel_file_checkpoint_reports': {
    summary: 'The report as a workbook, in the order of the list.',
    right: lists,
    ...listFileAs(crossingsList, exportFormats.excel, ofFleets),
  },
  'POST checkpoint/download_excel_file_checkpoint_all_details_report': {
    summary: 'The tires of all crossings of a selection as a workbook, a row for each.',
    right: details,
    ...listFileAs(crossingsList, exportFormats.excel, ofFleets),
  },
  'POST checkpoint/start_all_details_report': {
    summary: 'Has that workbook made as an export, while its caller does something else.',
    right: details,
    body: listFileAs(crossingsList, exportFormats.excel, { ...ofFleets, ...ofJob }).body,
    response: generatedExport,
  },
  'POST checkpoint/download_excel_file_checkpoint_details': {
    summary: 'The tires of crossings that were picked as a workbook, a row for each.',
    right: details,
    ...filePicked(exportFormats.excel),
  },
  'POST checkpoint/download_pdf_file_checkpoint_details': {
    summary: 'Crossings that were picked as a PDF, each with its tires and findings.',
    right: details,
    ...filePicked(exportFormats.pdf),
  },
  'POST checkpoint/download_pdf_file_checkpoint_detail': {
    summary: 'A crossing as a PDF, with its axles drawn.',
    right: details,
    body: Type.Object({ survey_id: surveyId }),
    files: [exportMediaTypes[exportFormats.pdf]],
    response: fileBytes,
  },
});

function filePicked(format: typeof exportFormats.pdf | typeof exportFormats.excel) {
  return {
    body: Type.Object({
      surveys: Type.Array(surveyId, {
        minItems: 1,
        maxItems: mostPicked,
        uniqueItems: true,
        description: 'In the order of the file.',
      }),
    }),
    files: [exportMediaTypes[format]],
    response: fileBytes,
  };
}
