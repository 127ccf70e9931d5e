import { Type } from 'typebox';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { vocations } from '../../fleet-surveys/units/code-lists.ts';
import {
  axleConfigurations,
  type ConfigurationCode,
} from '../../fleet-surveys/units/configurations.ts';
import { distanceUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { longestFilter, longestSearch } from '../../wire/list-definition.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { ofAccounts } from '../selection/of-accounts.schema.ts';
import {
  treadKinds,
  wearOutcomes,
  wearPositions,
  wearRatesList,
  wearStarts,
  wearTiresList,
} from './wear-lists.ts';

const right = 'TVWEARRT';

const count = Type.Integer({ minimum: 0 });
const text = Type.Optional(Type.String({ maxLength: longestFilter }));
const configurations = Object.keys(axleConfigurations) as ConfigurationCode[];

/** The filters of the lists of tires. */
const narrowed = {
  ...ofAccounts,
  date_from: text,
  date_to: text,
  brand: text,
  retread: Type.Optional(Type.Enum(treadKinds)),
  product_line: text,
  tire_size: text,
  wheel_position: Type.Optional(Type.Enum(wearPositions)),
  axel_configuration: Type.Optional(Type.Enum(configurations)),
  load_range: text,
  vocation: Type.Optional(Type.Enum(vocations)),
};

const keyword = (description: string) => ({
  keyword: Type.Optional(Type.String({ maxLength: longestSearch, description })),
});

const formats = {
  distance_format: Type.Enum(distanceUnits, { description: 'The unit of every distance.' }),
  tread_format: Type.Enum(treadUnits, {
    description: 'The unit of every tread and wear; a rate is a distance for each of it.',
  }),
};

/** The fields that distinguish groups of tires besides their names. */
export const wearPlace = {
  retread: Type.Enum(treadKinds),
  wheel_position: Type.Enum(wearPositions, {
    description:
      'What the axle of the tire does; `unknown` where the unit has no such axle any more.',
  }),
};

const ofGroup = nullable(
  Type.String({
    description: 'Null where it does not tell the groups apart; else may be `Unknown`.',
  }),
);

const projectedLife = nullable(
  Type.Number({
    description:
      'Distance from the original tread to the pull depth at this rate, in the mean over those tires whose ' +
      'original tread is known and above the pull depth; null without any.',
  }),
);

/** A group of tires with its wear rate. */
export const wearRate = Type.Object({
  brand: ofGroup,
  product_line: ofGroup,
  tire_size: ofGroup,
  ...wearPlace,
  tires: count,
  is_small: Type.Boolean({ description: 'Fewer than 30 tires: the rate may be chance.' }),
  distance: Type.Number({ description: 'What all of them were driven.' }),
  worn: Type.Number({ description: 'What all of them were worn.' }),
  rate: Type.Number({ description: '`distance` for each unit of `worn`.' }),
  projected_life: projectedLife,
});

const value = nullable(Type.Number());

/** A tire in its mount. */
export const mountedTire = {
  mount_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  wheel: Type.String({ description: 'Its place as people call it, such as `2LO`.' }),
  brand: Type.String(),
  product_line: Type.String(),
  tire_size: Type.String(),
  ...wearPlace,
};

/** A mounted tire, from the reading where its wear starts to the last one. */
export const wearTire = Type.Object({
  ...mountedTire,
  starts_with: nullable(
    Type.Enum(wearStarts, {
      description:
        'Its first reading with an odometer, or else its fitting with the original tread.',
    }),
  ),
  start_on: nullable(isoDate('The day of that; null where the wear of the tire has no start.')),
  start_odometer: value,
  start_tread: value,
  read_on: isoDate('The day of its last reading, or of its removal.'),
  odometer: value,
  tread: Type.Number(),
  distance: value,
  worn: value,
  rate: nullable(Type.Number({ description: 'Null unless the tire counts.' })),
  outcome: Type.Enum(wearOutcomes, {
    description: 'Whether the tire counts, and else the first reason against it.',
  }),
});

/** Totals of all tires in a selection. */
const wearSummary = Type.Object({
  tires: Type.Integer({ minimum: 0, description: 'Tires that count.' }),
  distance: Type.Number(),
  worn: Type.Number(),
  rate: nullable(
    Type.Number({ description: '`distance` for each unit of `worn`; null without tires.' }),
  ),
  projected_life: projectedLife,
  left_out: Type.Object(
    {
      few_miles: count,
      little_wear: count,
      tread_increased: count,
      odometer_back: count,
      one_reading: count,
      no_odometer: count,
    },
    { description: 'Tires that were read and do not count, by the first reason against each.' },
  ),
});

const choices = Type.Array(
  Type.Object({ value: Type.String(), tires: Type.Integer({ description: 'Tires that count.' }) }),
);

const searchOf = (what: string) => ({
  summary: `The ${what} of the tires that count, whatever ${what} the selection names; 1,000 at most.`,
  right,
  body: Type.Object({ ...narrowed, ...keyword('In the values.') }),
  response: Type.Object({ choices }),
});

/**
 * Calls of the product wear rate. A tire counts with its last reading within the dates; only
 * finished surveys count.
 */
export const wearRateCalls = defineCalls({
  'POST product_wear_rate_report/search_brand': searchOf('brands'),
  'POST product_wear_rate_report/get_retread': searchOf('treads, new or retreaded,'),
  'POST product_wear_rate_report/search_product_line': searchOf('product lines'),
  'POST product_wear_rate_report/search_tire_size': searchOf('tire sizes'),
  'POST product_wear_rate_report/search_wheel_position': searchOf('wheel positions'),
  'POST product_wear_rate_report/search_axel_configuration': searchOf('axle configurations'),
  'POST product_wear_rate_report/search_load_range': searchOf('load ranges'),
  'POST product_wear_rate_report/search_vocation': searchOf('vocations'),
  'POST product_wear_rate_report/get_all_filters': {
    summary: 'What each filter may be set to while the others stay: all that the searches answer.',
    right,
    body: Type.Object(narrowed),
    response: Type.Object({
      brands: choices,
      retreads: choices,
      product_lines: choices,
      tire_sizes: choices,
      wheel_positions: choices,
      axel_configurations: choices,
      load_ranges: choices,
      vocations: choices,
    }),
  },
  'POST product_wear_rate_report/get_available_tires': {
    summary: 'How many tires of a selection count.',
    right,
    body: Type.Object({ ...narrowed, ...keyword('In brand, line and size.') }),
    response: Type.Object({ available_tires: count }),
  },
  'POST product_wear_rate_report/get_product_wear_rates': {
    summary: 'Groups of tires with their wear rates by page, and what all of them come to.',
    right,
    body: listBody(wearRatesList, ofAccounts),
    response: paged({ ...formats, rates: Type.Array(wearRate), summary: wearSummary }),
  },
  'POST product_wear_rate_report/get_tires': {
    summary: 'The tires behind the rates and those that are left out, by page.',
    right,
    body: listBody(wearTiresList, ofAccounts),
    response: paged({ ...formats, tires: Type.Array(wearTire) }),
  },
  'POST product_wear_rate_report/get_product_wear_rates_report_xls': {
    summary: 'The wear rates as a workbook, in the order of the list.',
    right,
    ...listFileAs(wearRatesList, exportFormats.excel, ofAccounts),
  },
  'POST product_wear_rate_report/get_product_wear_rates_report_pdf': {
    summary: 'The wear rates as a PDF, in the order of the list.',
    right,
    ...listFileAs(wearRatesList, exportFormats.pdf, ofAccounts),
  },
  'POST product_wear_rate_report/get_tires_xls': {
    summary: 'The tires behind the rates as a workbook, in the order of the list.',
    right,
    ...listFileAs(wearTiresList, exportFormats.excel, ofAccounts),
  },
  'POST product_wear_rate_report/get_tires_pdf': {
    summary: 'The tires behind the rates as a PDF, in the order of the list.',
    right,
    ...listFileAs(wearTiresList, exportFormats.pdf, ofAccounts),
  },
});
