import { Type } from 'typebox';
import { changesAnswerOf } from '../reports/changes/changes.schema.ts';
import { recordsAnswerOf, reportAnswerOf } from '../reports/report-answer.schema.ts';
import {
  recordsFile,
  recordsFileRequestOf,
  recordsRequestOf,
  reportsOf,
  tabRequestOf,
} from '../reports/report-request.schema.ts';
import { defineCalls } from '../wire/calls.ts';
import { longestSearch } from '../wire/list-definition.ts';
import { paged, pageRequest } from '../wire/shapes.ts';
import { changeRuleNames } from './changes/change-rules.ts';
import { exportCalls, exportPart, exportRequest } from './exports/exports.schema.ts';
import { generatedExportCalls } from './exports/generated-exports.schema.ts';
import { favoriteCalls } from './kept-reports/favorites.schema.ts';
import { savedPart } from './kept-reports/saved-report.schema.ts';
import { templateCalls } from './kept-reports/templates.schema.ts';
import {
  baseParameters,
  fleet,
  groupsAndRegions,
  nonsig,
  reportParameters,
} from './report-request.schema.ts';
import { recordKinds } from './report-terms.ts';
import { reportTypes } from './reports/reports.ts';
import { selectionColumns, tabs } from './vocabulary.ts';

export {
  baseParameters,
  exportCalls,
  exportPart,
  exportRequest,
  favoriteCalls,
  generatedExportCalls,
  reportParameters,
  savedPart,
  templateCalls,
};

const right = 'FDLOGIN';

export const account = Type.Object({
  value: nonsig,
  text: Type.String(),
});

export const selectionRow = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
});

const group = Type.Object({ id: Type.Integer(), name: Type.String(), locations: Type.Integer() });

const pickList = Type.Object({
  ...fleet,
  ...groupsAndRegions,
  ...pageRequest,
  order_by: Type.Enum(selectionColumns, { description: 'Sorts the whole set, not the page.' }),
  is_sort_desc: Type.Boolean(),
  keyword: Type.Optional(Type.String({ maxLength: longestSearch })),
  selected: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Only these rows: the "show selected" switch.' }),
  ),
});

const reportAnswer = reportAnswerOf({
  nation: 'the fleet type',
  inside: 'brands their positions',
});

export const changesAnswer = changesAnswerOf(changeRuleNames, reportParameters);

const recordsAnswer = recordsAnswerOf(recordKinds);

const tabRequest = tabRequestOf(baseParameters, tabs);

export const fleetDashboardCalls = defineCalls({
  ...templateCalls,
  ...favoriteCalls,
  ...exportCalls,
  ...generatedExportCalls,
  'GET fleet_dashboard/get_accounts': {
    summary: 'The accounts that the user may see, by fleet type; a type without any is left out.',
    right,
    response: Type.Object({
      us_national_account: Type.Optional(Type.Array(account)),
      canadian_common_owner: Type.Optional(Type.Array(account)),
      canadian_nonsig: Type.Optional(Type.Array(account)),
    }),
  },
  'POST fleet_dashboard/get_customer_location_groups': {
    summary: "The account's own groups of locations.",
    right,
    body: Type.Object(fleet),
    response: Type.Object({ groups: Type.Array(group) }),
  },
  'POST fleet_dashboard/get_customer_location_regions': {
    summary: "The account's regions.",
    right,
    body: Type.Object(fleet),
    response: Type.Object({ regions: Type.Array(group) }),
  },
  'POST fleet_dashboard/get_locations': {
    summary: 'A page of the locations of an account.',
    right,
    body: pickList,
    response: paged({ locations: Type.Array(selectionRow) }),
  },
  'POST fleet_dashboard/get_nonsigs': {
    summary: "A page of the dealers found in the account's records and visible to the user.",
    right,
    body: pickList,
    response: paged({ nonsigs: Type.Array(selectionRow) }),
  },
  'POST fleet_dashboard/get_reports': {
    summary: 'Computes reports from the stored records.',
    right,
    body: Type.Object({
      ...tabRequest,
      reports_parameters: reportsOf(reportParameters, reportTypes),
    }),
    response: Type.Object({ reports: Type.Array(reportAnswer) }),
  },
  'POST fleet_dashboard/get_records': {
    summary: 'A page of the records that a measure of a figure adds up.',
    right,
    body: Type.Object({ ...tabRequest, ...recordsRequestOf(reportParameters) }),
    response: recordsAnswer,
  },
  'POST fleet_dashboard/export_records': {
    summary: 'All records of such a page as a file, sorted in the same way.',
    right,
    body: Type.Object({ ...tabRequest, ...recordsFileRequestOf(reportParameters) }),
    ...recordsFile,
  },
  'POST fleet_dashboard/get_changes': {
    summary: 'What moved most in the chosen records, as far as they bear it out; at most five.',
    right,
    body: Type.Object({ base_parameters: baseParameters }),
    response: changesAnswer,
  },
});
