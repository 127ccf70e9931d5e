import { vocations } from '../../fleet-surveys/units/code-lists.ts';
import {
  axleConfigurations,
  axleRoles,
  type ConfigurationCode,
} from '../../fleet-surveys/units/configurations.ts';
import type { DistanceUnit, TreadUnit } from '../../portal/units-of-measurement.ts';
import { defineList, type ListDefinition } from '../../wire/list-definition.ts';
import { listInUnits } from '../../wire/list-in-units.ts';

/** Below this number of tires, a rate may be chance. */
export const reliableFrom = 30;

/** `counted`, or the first reason why a tire does not count. */
export const wearOutcomes = [
  'counted',
  'few_miles',
  'little_wear',
  'tread_increased',
  'odometer_back',
  'one_reading',
  'no_odometer',
] as const;
export type WearOutcome = (typeof wearOutcomes)[number];
/** Reasons why a tire does not count. */
export type WearLeftOut = Exclude<WearOutcome, 'counted'>;

/** Start of a tire's measured wear: its first reading, or its fitting with the original tread. */
export const wearStarts = ['reading', 'fitting'] as const;

export const treadKinds = ['new', 'retread'] as const;
export type TreadKind = (typeof treadKinds)[number];

/** Role of the tire's axle; `unknown` if the unit no longer has the axle. */
export const wearPositions = [...axleRoles, 'unknown'] as const;
export type WearPosition = (typeof wearPositions)[number];

const configurations = Object.keys(axleConfigurations) as ConfigurationCode[];

/**
 * The attribute that the tires of a rate share, besides their position and being new or retreaded.
 */
export const wearGroupings = ['product', 'brand', 'position'] as const;
export type WearGrouping = (typeof wearGroupings)[number];

/** Filters of tires other than dates. */
export const wearFilters = {
  brand: { label: 'wear_rate.brand' },
  line: { label: 'wear_rate.line', field: 'product_line' },
  size: { label: 'wear_rate.size', field: 'tire_size' },
  load: { label: 'wear_rate.load_range', field: 'load_range' },
  retread: {
    label: 'wear_rate.kind',
    values: treadKinds,
    words: 'wear_kind',
    every: 'wear_rate.every_kind',
  },
  position: {
    label: 'wear_rate.position',
    field: 'wheel_position',
    values: wearPositions,
    words: 'wear_position',
    every: 'wear_rate.every_position',
  },
  configuration: {
    label: 'wear_rate.configuration',
    field: 'axel_configuration',
    values: configurations,
    words: 'configuration',
    every: 'wear_rate.every_configuration',
  },
  vocation: {
    label: 'wear_rate.vocation',
    values: vocations,
    words: 'vocation',
    every: 'wear_rate.every_vocation',
  },
} as const;

const narrowed = {
  from: { label: 'wear_rate.from', field: 'date_from', format: 'date' },
  to: { label: 'wear_rate.to', field: 'date_to', format: 'date' },
  ...wearFilters,
} as const;

const product = [
  { field: 'product_line', label: 'wear_rate.line', from: 'tablet' },
  { field: 'tire_size', label: 'wear_rate.size', from: 'tablet' },
  { field: 'retread', label: 'wear_rate.kind', words: 'wear_kind', from: 'tablet' },
  { field: 'wheel_position', label: 'wear_rate.position', words: 'wear_position', from: 'tablet' },
] as const;

/** Groups of tires with their wear rates. */
export const wearRatesList = defineList({
  rows: 'rates',
  words: {
    title: 'wear_rate.list.title',
    text: 'wear_rate.list.text',
    search: 'wear_rate.list.search',
    noMatch: 'wear_rate.empty.no_match',
    none: 'wear_rate.empty.none',
    noneText: 'wear_rate.empty.none_text',
    pages: 'wear_rate.list.pages',
    failed: 'wear_rate.list.failed',
  },
  columns: [
    { field: 'brand', label: 'wear_rate.brand' },
    ...product,
    { field: 'tires', label: 'wear_rate.tires', format: 'integer' },
    { field: 'rate', label: 'wear_rate.rate', format: 'ratio' },
    {
      field: 'projected_life',
      label: 'wear_rate.projected_life',
      format: 'integer',
      from: 'tablet',
    },
    { field: 'distance', label: 'wear_rate.distance', format: 'integer', from: 'desktop' },
    { field: 'worn', label: 'wear_rate.worn', format: 'ratio', from: 'desktop' },
  ],
  filters: {
    ...narrowed,
    by: {
      label: 'wear_rate.by',
      field: 'group_by',
      values: wearGroupings,
      words: 'wear_by',
      first: 'product',
    },
  },
  sorts: {
    tires: 0,
    brand: 1,
    product_line: 2,
    tire_size: 3,
    retread: 4,
    wheel_position: 5,
    rate: 6,
    projected_life: 7,
  },
  // The most reliable rates first.
  firstSort: '-tires',
  pageSize: 10,
});

/** The tires that the rates are computed from, and those omitted. */
export const wearTiresList = defineList({
  rows: 'tires',
  words: {
    title: 'wear_tires.title',
    text: 'wear_tires.text',
    search: 'wear_rate.list.search',
    noMatch: 'wear_tires.no_match',
    none: 'wear_tires.none',
    noneText: 'wear_tires.none_text',
    pages: 'wear_tires.pages',
    failed: 'wear_tires.failed',
  },
  columns: [
    { field: 'unit_number', label: 'wear_rate.unit' },
    { field: 'wheel', label: 'wear_tires.wheel' },
    { field: 'fleet_name', label: 'wear_rate.fleet', only: 'file' },
    { field: 'brand', label: 'wear_rate.brand', from: 'tablet', width: '12rem' },
    ...product.map((column) => ({ ...column, only: 'file' as const })),
    {
      field: 'start_on',
      label: 'wear_tires.start_on',
      group: 'wear_tires.start',
      inGroup: 'wear_tires.day',
      format: 'date',
      from: 'tablet',
    },
    {
      field: 'start_odometer',
      label: 'wear_tires.start_odometer',
      group: 'wear_tires.start',
      inGroup: 'wear_tires.odometer',
      format: 'integer',
      from: 'desktop',
    },
    {
      field: 'start_tread',
      label: 'wear_tires.start_tread',
      group: 'wear_tires.start',
      inGroup: 'wear_tires.tread',
      format: 'mean',
      from: 'desktop',
    },
    {
      field: 'read_on',
      label: 'wear_tires.read_on',
      group: 'wear_tires.end',
      inGroup: 'wear_tires.day',
      format: 'date',
      from: 'tablet',
    },
    {
      field: 'odometer',
      label: 'wear_tires.end_odometer',
      group: 'wear_tires.end',
      inGroup: 'wear_tires.odometer',
      format: 'integer',
      from: 'desktop',
    },
    {
      field: 'tread',
      label: 'wear_tires.end_tread',
      group: 'wear_tires.end',
      inGroup: 'wear_tires.tread',
      format: 'mean',
      from: 'desktop',
    },
    { field: 'distance', label: 'wear_rate.distance', format: 'integer' },
    { field: 'worn', label: 'wear_rate.worn', format: 'mean' },
    { field: 'rate', label: 'wear_rate.rate', format: 'ratio' },
    { field: 'outcome', label: 'wear_rate.outcome', words: 'wear_outcome' },
  ],
  filters: {
    ...narrowed,
    outcome: {
      label: 'wear_rate.outcome',
      values: wearOutcomes,
      words: 'wear_outcome',
      every: 'wear_rate.every_outcome',
    },
  },
  sorts: { unit_number: 1, brand: 2, start_on: 3, read_on: 4, distance: 5, worn: 6, rate: 7 },
  firstSort: 'unit_number',
});

interface WearUnits {
  readonly distance_format: DistanceUnit;
  readonly tread_format: TreadUnit;
}

/** The list with headings that name the units of their values: `wear_rate.rate` becomes `wear_rate.rate_mi`. */
export function wearListIn<List extends ListDefinition>(
  list: List,
  { distance_format, tread_format }: WearUnits,
): List {
  return listInUnits(list, {
    rate: distance_format,
    projected_life: distance_format,
    distance: distance_format,
    start_odometer: distance_format,
    odometer: distance_format,
    worn: tread_format,
    start_tread: tread_format,
    tread: tread_format,
  });
}
