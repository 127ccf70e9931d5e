import type { TreadUnit } from '../../portal/units-of-measurement.ts';
import { defineList, type ListDefinition } from '../../wire/list-definition.ts';
import { listInUnits } from '../../wire/list-in-units.ts';
import { wearFilters } from '../wear/wear-lists.ts';

/** The basis of a tire's forecast, in the order tried, followed by the reasons for having none. */
export const forecastBases = [
  'read',
  'own',
  'product',
  'not_read',
  'no_pull_depth',
  'few_tires',
] as const;
export type ForecastBasis = (typeof forecastBases)[number];

/** The periods of the purchase plan. */
export const planPeriods = ['month', 'quarter'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

const place = [
  { field: 'tire_size', label: 'wear_rate.size' },
  { field: 'wheel_position', label: 'wear_rate.position', words: 'wear_position' },
] as const;
const kind = { field: 'retread', label: 'wear_rate.kind', words: 'wear_kind' } as const;

/** The tires to buy, by period, size, tread and position. */
export const purchasePlanList = defineList({
  rows: 'plan',
  words: {
    title: 'forecast.plan.title',
    text: 'forecast.plan.text',
    search: 'forecast.search',
    noMatch: 'forecast.no_match',
    none: 'forecast.plan.none',
    noneText: 'forecast.plan.none_text',
    pages: 'forecast.plan.pages',
    failed: 'forecast.failed',
  },
  columns: [
    { field: 'due', label: 'forecast.due' },
    ...place,
    { ...kind, from: 'tablet' },
    { field: 'tires', label: 'wear_rate.tires', format: 'integer' },
    { field: 'cost', label: 'forecast.cost', format: 'ratio' },
    { field: 'unpriced', label: 'forecast.unpriced', format: 'integer', only: 'file' },
  ],
  filters: {
    ...wearFilters,
    by: {
      label: 'forecast.by',
      field: 'group_by',
      values: planPeriods,
      words: 'forecast_by',
      first: 'month',
    },
  },
  sorts: { due: 1, tire_size: 2, wheel_position: 3, retread: 4, tires: 5, cost: 6 },
  firstSort: 'due',
});

/** The mounted tires, with a forecast or the reason for having none. */
export const forecastTiresList = defineList({
  rows: 'tires',
  words: {
    title: 'forecast.tires.title',
    text: 'forecast.tires.text',
    search: 'forecast.search',
    noMatch: 'forecast.no_match',
    none: 'forecast.tires.none',
    noneText: 'forecast.tires.none_text',
    pages: 'forecast.tires.pages',
    failed: 'forecast.failed',
  },
  columns: [
    { field: 'unit_number', label: 'wear_rate.unit' },
    { field: 'wheel', label: 'wear_tires.wheel' },
    { field: 'fleet_name', label: 'wear_rate.fleet', only: 'file' },
    { field: 'brand', label: 'wear_rate.brand', from: 'desktop', width: '12rem' },
    { field: 'product_line', label: 'wear_rate.line', only: 'file' },
    ...place.map((column) => ({ ...column, only: 'file' as const })),
    { ...kind, only: 'file' },
    { field: 'read_on', label: 'wear_tires.read_on', format: 'date', from: 'tablet' },
    { field: 'tread', label: 'wear_tires.tread', format: 'ratio', from: 'tablet' },
    { field: 'pull', label: 'forecast.pull', format: 'ratio', from: 'tablet' },
    { field: 'wear', label: 'forecast.wear', format: 'ratio', from: 'tablet' },
    { field: 'due_on', label: 'forecast.due_on', format: 'date' },
    { field: 'price', label: 'forecast.price', format: 'ratio', from: 'desktop' },
    { field: 'price_source', label: 'forecast.price_source', words: 'price_source', only: 'file' },
    { field: 'basis', label: 'forecast.basis', words: 'forecast_basis', from: 'tablet' },
    { field: 'rate_tires', label: 'forecast.rate_tires', format: 'integer', only: 'file' },
  ],
  filters: {
    from: { label: 'forecast.from', field: 'date_from', format: 'date' },
    to: { label: 'forecast.to', field: 'date_to', format: 'date' },
    ...wearFilters,
    basis: {
      label: 'forecast.basis',
      values: forecastBases,
      words: 'forecast_basis',
      every: 'forecast.every_basis',
    },
  },
  sorts: {
    unit_number: 1,
    fleet_name: 2,
    brand: 3,
    read_on: 4,
    tread: 5,
    wear: 6,
    due_on: 7,
    price: 8,
  },
  firstSort: 'due_on',
});

/** The list with headings that name the unit of its treads: `wear_tires.tread` becomes `wear_tires.tread_mm`. */
export const forecastListIn = <List extends ListDefinition>(list: List, unit: TreadUnit): List =>
  listInUnits(list, { tread: unit, pull: unit, wear: unit });
