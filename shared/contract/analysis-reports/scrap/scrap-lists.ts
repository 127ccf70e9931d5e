import { removalReasons, wearConditionCodes } from '../../fleet-surveys/tires/code-lists.ts';
import { defineList } from '../../wire/list-definition.ts';
import {
  ageGroups,
  capGroups,
  leftOutReasons,
  noCondition,
  scrapDestinations,
  scrapPositions,
  treadBands,
} from './scrap-groups.ts';

const from = { label: 'scrap.from', field: 'date_from', format: 'date' } as const;
const to = { label: 'scrap.to', field: 'date_to', format: 'date' } as const;

const places = {
  nonsig: { label: 'scrap.dealer' },
  country: { label: 'scrap.country' },
  state: { label: 'scrap.state' },
} as const;

/** Removals to scrap or to a retreader, one per row. */
export const scrapRemovalsList = defineList({
  rows: 'removals',
  words: {
    title: 'scrap.list.title',
    search: 'scrap.list.search',
    noMatch: 'scrap.empty.no_match',
    none: 'scrap.empty.none',
    noneText: 'scrap.empty.none_text',
    pages: 'scrap.list.pages',
    failed: 'scrap.list.failed',
  },
  columns: [
    { field: 'unit_number', label: 'scrap.unit' },
    { field: 'removed_on', label: 'scrap.removed_on', format: 'date' },
    { field: 'fleet_name', label: 'scrap.fleet', only: 'file' },
    { field: 'fleet_location', label: 'scrap.location', from: 'desktop', width: '9rem' },
    { field: 'position', label: 'scrap.position', from: 'tablet' },
    { field: 'product', label: 'scrap.product', from: 'desktop', width: '10rem' },
    { field: 'caps', label: 'scrap.caps', format: 'integer', only: 'file' },
    { field: 'age_years', label: 'scrap.age', format: 'mean', only: 'file' },
    { field: 'reason', label: 'scrap.reason', words: 'removal_reason', from: 'tablet' },
    { field: 'conditions', label: 'scrap.condition', only: 'file' },
    { field: 'destination', label: 'scrap.destination', words: 'destination', from: 'desktop' },
    { field: 'original', label: 'scrap.original', format: 'ratio', only: 'file' },
    { field: 'pull', label: 'scrap.pull', format: 'ratio', only: 'file' },
    { field: 'tread', label: 'scrap.tread', format: 'ratio', from: 'tablet' },
    { field: 'price', label: 'scrap.price', format: 'ratio', from: 'desktop' },
    { field: 'price_source', label: 'scrap.price_source', words: 'price_source', only: 'file' },
    { field: 'casing_value', label: 'scrap.casing_value', format: 'ratio', only: 'file' },
    {
      field: 'casing_value_source',
      label: 'scrap.casing_value_source',
      words: 'price_source',
      only: 'file',
    },
    { field: 'lost', label: 'scrap.lost', format: 'ratio' },
    { field: 'left_out', label: 'scrap.left_out', words: 'left_out', only: 'file' },
  ],
  filters: {
    from,
    to,
    ...places,
    brand: { label: 'scrap.brand' },
    destination: {
      label: 'scrap.destination',
      values: scrapDestinations,
      words: 'destination',
      every: 'scrap.every_destination',
    },
    reason: {
      label: 'scrap.reason',
      values: removalReasons,
      words: 'removal_reason',
      every: 'scrap.every_reason',
    },
    condition: {
      label: 'scrap.condition',
      values: [noCondition, ...wearConditionCodes],
      words: 'wear',
      every: 'scrap.every_condition',
    },
    axle: {
      label: 'scrap.axle',
      field: 'position',
      values: scrapPositions,
      words: 'scrap_position',
      every: 'scrap.every_axle',
    },
    caps: {
      label: 'scrap.caps',
      values: capGroups,
      words: 'scrap_caps',
      every: 'scrap.every_caps',
    },
    age: { label: 'scrap.age', values: ageGroups, words: 'scrap_age', every: 'scrap.every_age' },
    band: {
      label: 'scrap.band',
      values: treadBands,
      words: 'tread_band',
      every: 'scrap.every_band',
    },
    counting: {
      label: 'scrap.counting',
      values: ['counted', 'driven', 'left_out', ...leftOutReasons],
      words: 'left_out',
      every: 'scrap.every_counting',
    },
  },
  sorts: {
    unit_number: 1,
    removed_on: 2,
    fleet_name: 3,
    fleet_location: 4,
    position: 5,
    product: 6,
    caps: 7,
    age_years: 8,
    reason: 9,
    destination: 10,
    tread: 11,
    price: 12,
    lost: 13,
  },
  firstSort: '-lost',
});

/**
 * The surveys that recorded such removals. In the address, their dates are separate from the
 * removal dates.
 */
export const scrapSurveysList = defineList({
  rows: 'surveys',
  words: {
    title: 'scrap_surveys.title',
    text: 'scrap_surveys.text',
    search: 'scrap_surveys.search',
    none: 'scrap_surveys.none',
    noneText: 'scrap_surveys.none_text',
    pages: 'scrap_surveys.pages',
    failed: 'scrap_surveys.failed',
  },
  columns: [
    { field: 'survey_date', label: 'scrap_surveys.date', format: 'date' },
    { field: 'fleet_location', label: 'scrap.location' },
    { field: 'fleet_name', label: 'scrap.fleet', from: 'tablet' },
    { field: 'dealer_location', label: 'scrap.dealer', from: 'desktop' },
    { field: 'surveyor', label: 'scrap_surveys.surveyor', format: 'person', from: 'desktop' },
    { field: 'removed', label: 'scrap.sum.removed', format: 'integer' },
  ],
  filters: { surveyed_from: from, surveyed_to: to, ...places },
  sorts: {
    survey_date: 1,
    fleet_location: 2,
    fleet_name: 3,
    dealer_location: 4,
    surveyor: 5,
    removed: 6,
  },
  firstSort: '-survey_date',
});
