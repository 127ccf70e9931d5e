import { severities } from '../../fleet-surveys/inspections/findings.ts';
import type { PressureUnit, TreadUnit } from '../../portal/units-of-measurement.ts';
import { defineList } from '../../wire/list-definition.ts';
import { listInUnits } from '../../wire/list-in-units.ts';
import { conditionChecks, conditionGroupings } from './condition-parts.ts';

/** Groupings of the tires behind a figure: those of the report's parts, and by location. */
export const conditionTireGroups = [
  ...conditionGroupings,
  'wear',
  'causes',
  'left_out_reasons',
  'price_sources',
  'locations',
] as const;
export type ConditionTireGroup = (typeof conditionTireGroups)[number];

/** Groupings of the units behind a figure. */
export const conditionUnitGroups = [
  'types',
  'vocations',
  'configurations',
  'accounts',
  'locations',
  'surveys',
  'owners',
] as const;
export type ConditionUnitGroup = (typeof conditionUnitGroups)[number];

/** Units with exceptions, and units without. */
const conditionUnitStates = ['failing', 'passing'] as const;

/** Tires that lose value, tires whose loss is known, and tires left out for want of data. */
export const conditionLosses = ['at_risk', 'counted', 'left_out'] as const;
export type ConditionLoss = (typeof conditionLosses)[number];

/** Severity of an exception; a flagged condition has none. */
export const conditionSeverities = [...severities, 'flagged'] as const;
export type ConditionSeverity = (typeof conditionSeverities)[number];

/** The tires behind the figures of a fleet conditions report. */
export const conditionTiresList = defineList({
  rows: 'tires',
  words: {
    title: 'condition_tires.title',
    text: 'condition_tires.text',
    search: 'product_tires.search',
    noMatch: 'product_tires.no_match',
    none: 'condition_tires.none',
    noneText: 'condition_tires.none_text',
    pages: 'product_tires.pages',
    failed: 'product_tires.failed',
  },
  columns: [
    { field: 'unit_number', label: 'product_tires.unit', width: '7rem' },
    { field: 'wheel', label: 'product_tires.wheel' },
    { field: 'fleet_name', label: 'product_tires.fleet', only: 'file' },
    { field: 'fleet_location', label: 'conditions.location', from: 'desktop', width: '9rem' },
    {
      field: 'inspected_on',
      label: 'product_tires.inspected_on',
      format: 'date',
      from: 'desktop',
    },
    { field: 'brand', label: 'product_tires.brand', from: 'tablet', width: '12rem' },
    { field: 'product_line', label: 'product_tires.line', only: 'file' },
    { field: 'tire_size', label: 'product_tires.size', only: 'file' },
    { field: 'tire_type', label: 'product_tires.type', words: 'wear_kind', only: 'file' },
    {
      field: 'wheel_position',
      label: 'product_tires.position',
      words: 'wear_position',
      only: 'file',
    },
    { field: 'tread', label: 'product_tires.tread', format: 'ratio' },
    { field: 'pressure', label: 'product_tires.pressure', format: 'ratio' },
    { field: 'target', label: 'product_tires.target', format: 'ratio', only: 'file' },
    { field: 'valve', label: 'conditions.of.valves', words: 'condition_valve', only: 'file' },
    { field: 'conditions', label: 'conditions.sum.flagged', from: 'desktop', width: '10rem' },
    { field: 'cause', label: 'conditions.loss_cause', words: 'loss_cause', only: 'file' },
    { field: 'left_out', label: 'conditions.loss_left_out', words: 'left_out', only: 'file' },
    { field: 'loss', label: 'conditions.loss', format: 'ratio', from: 'tablet', width: '8rem' },
  ],
  filters: {
    loss: {
      label: 'condition_tires.loss_filter',
      values: conditionLosses,
      words: 'condition_loss',
      every: 'condition_tires.every_loss',
    },
  },
  sorts: {
    unit_number: 1,
    inspected_on: 2,
    brand: 3,
    tread: 4,
    pressure: 5,
    loss: 6,
    fleet_location: 7,
  },
  firstSort: 'unit_number',
});

/** The exceptions of a fleet conditions report, each counted once. */
export const conditionExceptionsList = defineList({
  rows: 'exceptions',
  words: {
    title: 'condition_exceptions.title',
    text: 'condition_exceptions.text',
    search: 'condition_exceptions.search',
    noMatch: 'condition_exceptions.no_match',
    none: 'condition_exceptions.none',
    noneText: 'condition_exceptions.none_text',
    pages: 'condition_exceptions.pages',
    failed: 'condition_exceptions.failed',
  },
  columns: [
    { field: 'unit_number', label: 'product_tires.unit' },
    { field: 'place', label: 'condition_exceptions.place' },
    { field: 'fleet_name', label: 'product_tires.fleet', only: 'file' },
    { field: 'fleet_location', label: 'conditions.location', from: 'desktop' },
    {
      field: 'inspected_on',
      label: 'below_law.found_on',
      format: 'date',
      from: 'tablet',
    },
    { field: 'check', label: 'conditions.of.checks', words: 'condition_check' },
    { field: 'severity', label: 'condition_exceptions.severity', from: 'tablet' },
    { field: 'measured', label: 'condition_exceptions.found' },
  ],
  filters: {
    check: {
      label: 'conditions.of.checks',
      values: conditionChecks,
      words: 'condition_check',
      every: 'condition_exceptions.every_check',
    },
    severity: {
      label: 'condition_exceptions.severity',
      values: conditionSeverities,
      words: 'condition_severity',
      every: 'condition_exceptions.every_severity',
    },
  },
  sorts: { unit_number: 1, inspected_on: 2, fleet_location: 3, severity: 4 },
  firstSort: 'unit_number',
});

/**
 * The units behind the figures of a fleet conditions report, with the counts of their latest
 * inspections.
 */
export const conditionUnitsList = defineList({
  rows: 'units',
  words: {
    title: 'condition_units.title',
    text: 'condition_units.text',
    search: 'condition_exceptions.search',
    noMatch: 'condition_units.no_match',
    none: 'condition_units.none',
    noneText: 'condition_units.none_text',
    pages: 'condition_units.pages',
    failed: 'condition_units.failed',
  },
  columns: [
    { field: 'unit_number', label: 'product_tires.unit' },
    { field: 'fleet_name', label: 'product_tires.fleet', only: 'file' },
    { field: 'fleet_location', label: 'conditions.location', from: 'desktop' },
    { field: 'inspected_on', label: 'below_law.found_on', format: 'date', from: 'tablet' },
    { field: 'type', label: 'conditions.units_of.types', words: 'unit_type', from: 'desktop' },
    { field: 'vocation', label: 'conditions.units_of.vocations', words: 'vocation', only: 'file' },
    {
      field: 'configuration',
      label: 'conditions.units_of.configurations',
      words: 'configuration',
      only: 'file',
    },
    {
      field: 'tires_expected',
      label: 'conditions.sum.tires_expected',
      format: 'integer',
      only: 'file',
    },
    { field: 'tires', label: 'conditions.sum.tires_read', format: 'integer', from: 'tablet' },
    { field: 'critical', label: 'conditions.sum.critical', format: 'integer' },
    { field: 'warning', label: 'conditions.sum.warning', format: 'integer' },
    { field: 'flagged', label: 'conditions.sum.flagged', format: 'integer' },
  ],
  filters: {
    state: {
      label: 'condition_units.state',
      values: conditionUnitStates,
      words: 'condition_unit_state',
      every: 'condition_units.every_state',
    },
    check: {
      label: 'conditions.of.checks',
      values: conditionChecks,
      words: 'condition_check',
      every: 'condition_exceptions.every_check',
    },
  },
  sorts: {
    unit_number: 1,
    inspected_on: 2,
    fleet_location: 3,
    tires: 4,
    critical: 5,
    warning: 6,
    flagged: 7,
  },
  firstSort: 'unit_number',
});

interface ConditionUnits {
  readonly tread_depth_format: TreadUnit;
  readonly pressure_format: PressureUnit;
}

/** The list of tires with headings that name the units of their values. */
export const conditionTiresIn = ({
  tread_depth_format,
  pressure_format,
}: ConditionUnits): typeof conditionTiresList =>
  listInUnits(conditionTiresList, {
    tread: tread_depth_format,
    pressure: pressure_format,
    target: pressure_format,
  });
