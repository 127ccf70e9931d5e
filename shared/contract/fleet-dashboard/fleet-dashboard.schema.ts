import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { isoDate, paged, pageRequest } from '../wire/shapes.ts';
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
  reportsOf,
} from './report-request.schema.ts';
import { limits, selectionColumns, tabs } from './vocabulary.ts';

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
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  selected: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Only these rows: the "show selected" switch.' }),
  ),
});

const cell = Type.Union([Type.Number(), Type.String(), Type.Null()]);

/**
 * A row of a report: fields by the names of its definition's columns, with the suffix `Prev` for
 * the previous period and `NatAvg` for the national average. No value is null.
 */
export const reportRow = Type.Record(
  Type.String(),
  Type.Union([cell, Type.Array(Type.Record(Type.String(), cell))]),
);

export const reportAnswer = Type.Object({
  report_type: Type.String(),
  rows: Type.Array(reportRow, {
    description:
      'Period rows have Date (the first day covered), Year, MonthNumber, MonthString and, for ' +
      'weeks, WeekString; month rows carry their weeks under Weeks, brands their positions under ' +
      'Rows. Summaries have a row for now, before and the nation: PeriodType 0, 1 and 2.',
  }),
  total: Type.Union([reportRow, Type.Null()], {
    description:
      'Null when there is neither a record in the range nor a figure that it is compared with. ' +
      'Without a record in the range, amounts and counts are 0 and quotients null.',
  }),
  range_empty: Type.Optional(
    Type.Boolean({
      description: 'True when the range itself has no record, only what it is compared with.',
    }),
  ),
  data_through: Type.Union(
    [isoDate('Up to which day there are records of this kind.'), Type.Null()],
    {
      description: 'Of all accounts of the fleet type; null when there is none at all.',
    },
  ),
  national_accounts: Type.Optional(
    Type.Integer({
      description:
        'How many other accounts of the fleet type the national average is of; missing when it ' +
        'was not asked for, when the report has none, or when there are fewer than ' +
        `${limits.nationalAccounts} and so none.`,
    }),
  ),
});

/** Where a figure stands. */
const figurePlace = Type.Object({
  row: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 400 }), {
    description:
      'The row, by the fields that tell it apart: `Date` with `Period` (`month` or `week`), the ' +
      "report's own key, for rows inside others both keys, `Code` of a location; empty for the total.",
  }),
  side: Type.Enum(['current', 'previous']),
  measure: Type.String({ maxLength: 40, description: "One of the report's measures." }),
});

export const recordsAnswer = Type.Object({
  kind: Type.Enum(['lines', 'calls', 'casings']),
  records: Type.Array(Type.Record(Type.String(), cell)),
  page_number: Type.Integer(),
  page_size: Type.Integer(),
  total_items: Type.Integer(),
  sum: Type.Number({
    description: 'Of what the measure adds up, over all pages; their number when it counts.',
  }),
});

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
      tab_id: Type.String({ maxLength: 60 }),
      base_parameters: baseParameters,
      tab_parameters: Type.Object({ tab_type: Type.Enum(tabs) }),
      reports_parameters: reportsOf(reportParameters),
    }),
    response: Type.Object({ reports: Type.Array(reportAnswer) }),
  },
  'POST fleet_dashboard/get_records': {
    summary: 'A page of the records that a measure of a figure adds up.',
    right,
    body: Type.Object({
      tab_id: Type.String({ maxLength: 60 }),
      base_parameters: baseParameters,
      tab_parameters: Type.Object({ tab_type: Type.Enum(tabs) }),
      report: reportParameters,
      place: figurePlace,
      ...pageRequest,
      order_by: Type.String({ maxLength: 40, description: "One of the records' columns." }),
      is_sort_desc: Type.Boolean(),
    }),
    response: recordsAnswer,
  },
});
