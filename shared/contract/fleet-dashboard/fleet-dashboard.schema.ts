import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { isoDate, paged, pageRequest } from '../wire/shapes.ts';
import { reportTypes } from './reports/reports.ts';
import {
  filterValues,
  fleetTypes,
  limits,
  periods,
  rowsByKinds,
  selectionColumns,
  tabs,
} from './vocabulary.ts';

const right = 'FDLOGIN';
const idList = (description: string) =>
  Type.Union([Type.Array(Type.Integer()), Type.Null()], { description });
const textList = Type.Array(Type.String({ maxLength: 120 }), { maxItems: limits.selection });

/** Number or text that names an account or a dealer; leading zeros count. */
const nonsig = Type.String({ minLength: 1, maxLength: 20 });

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

const fleet = { fleet_type: Type.Enum(fleetTypes), account: nonsig };
const groupsAndRegions = {
  location_groups: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Empty: no restriction.' }),
  ),
  location_regions: Type.Optional(
    Type.Array(Type.Integer(), { description: 'Empty: no restriction.' }),
  ),
};

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

export const baseParameters = Type.Object({
  ...fleet,
  ...groupsAndRegions,
  date_type: Type.Enum(['0', '1', '2', '3', '4']),
  date_from: isoDate('First day, inclusive.'),
  date_to: isoDate('Last day, inclusive.'),
  locations: idList('Ids from get_locations; null selects all.'),
  nonsigs: idList('Ids from get_nonsigs; null selects all.'),
});

export const reportParameters = Type.Object(
  {
    report_type: Type.String({ maxLength: 60, description: `One of ${reportTypes.join(', ')}.` }),
    report_part: Type.Optional(Type.String({ maxLength: 20 })),
    period: Type.Optional(Type.Enum(periods)),
    service_types: Type.Optional(Type.Array(Type.Enum(filterValues.service_types))),
    unit_locations: Type.Optional(Type.Array(Type.Enum(filterValues.unit_locations))),
    wheel_positions: Type.Optional(Type.Array(Type.Enum(filterValues.wheel_positions))),
    retreading_types: Type.Optional(Type.Array(Type.Enum(filterValues.retreading_types))),
    by_retreader: Type.Optional(Type.Array(Type.Enum(filterValues.by_retreader))),
    tire_brands: Type.Optional(textList),
    tire_product_lines: Type.Optional(textList),
    tire_sizes: Type.Optional(textList),
    rows_by: Type.Optional(
      Type.Enum(rowsByKinds, {
        description:
          'A row for each location, or each dealer, with records instead: `Code` or `Nonsig`, ' +
          '`Name` and the figures of the total, ranked by the column that says most. Without a national average in the rows.',
      }),
    ),
    graph_compare_by_previous: Type.Optional(
      Type.Boolean({ description: 'Adds each figure of the same dates one year earlier.' }),
    ),
    graph_compare_by_NA: Type.Optional(
      Type.Boolean({ description: 'Adds national averages to the figures that have one.' }),
    ),
  },
  {
    description:
      'A filter that is missing or empty restricts nothing, and so does one that names every value ' +
      'there is or that its report does not have.',
  },
);

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
    description: 'Null when there is no record in the range itself.',
  }),
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
      reports_parameters: Type.Array(reportParameters, { minItems: 1, maxItems: 19 }),
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
