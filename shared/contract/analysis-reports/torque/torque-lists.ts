import { torqueResults } from '../../fleet-surveys/inspections/unit-checks/torque.ts';
import { defineList } from '../../wire/list-definition.ts';

/**
 * States of a wheel that was fitted and not re-torqued since; `unknown` without odometer readings.
 */
export const retorqueStates = ['overdue', 'due', 'unknown'] as const;
export type RetorqueStanding = (typeof retorqueStates)[number];

const days = {
  from: { label: 'torque.from', field: 'date_from', format: 'date' },
  to: { label: 'torque.to', field: 'date_to', format: 'date' },
} as const;

/** Torque checks of wheel ends, one per row. */
export const torqueChecksList = defineList({
  rows: 'checks',
  words: {
    title: 'torque.list.title',
    search: 'torque.list.search',
    noMatch: 'torque.empty.no_match',
    none: 'torque.empty.none',
    noneText: 'torque.empty.none_text',
    pages: 'torque.list.pages',
    failed: 'torque.list.failed',
  },
  columns: [
    { field: 'unit_number', label: 'torque.unit' },
    { field: 'checked_on', label: 'torque.checked_on', format: 'date' },
    { field: 'fleet_name', label: 'torque.fleet', from: 'desktop', width: '10rem' },
    { field: 'fleet_location', label: 'torque.location', from: 'desktop', width: '10rem' },
    { field: 'wheel_end', label: 'torque.wheel_end' },
    { field: 'spec', label: 'torque.spec', align: 'end', from: 'tablet' },
    { field: 'measured', label: 'torque.measured', format: 'integer', from: 'tablet' },
    { field: 'result', label: 'torque.result', words: 'torque_result' },
    { field: 'since_fitting', label: 'torque.since_fitting', format: 'integer', from: 'desktop' },
  ],
  filters: {
    ...days,
    result: {
      label: 'torque.result',
      values: torqueResults,
      words: 'torque_result',
      every: 'torque.every_result',
    },
  },
  sorts: {
    unit_number: 1,
    checked_on: 2,
    fleet_name: 3,
    fleet_location: 4,
    measured: 5,
    result: 6,
    since_fitting: 7,
  },
  firstSort: '-checked_on',
});

/** The wheel ends to be re-torqued on the last day of the selection. */
export const retorquesList = defineList({
  rows: 'wheel_ends',
  words: {
    title: 'retorque.list.title',
    text: 'retorque.list.text',
    search: 'torque.list.search',
    noMatch: 'torque.empty.no_match',
    none: 'retorque.empty.none',
    noneText: 'retorque.empty.none_text',
    pages: 'retorque.list.pages',
    failed: 'retorque.list.failed',
  },
  columns: [
    { field: 'unit_number', label: 'torque.unit' },
    { field: 'state', label: 'retorque.state', words: 'retorque_state' },
    { field: 'fleet_name', label: 'torque.fleet', from: 'desktop', width: '10rem' },
    { field: 'fleet_location', label: 'torque.location', from: 'tablet', width: '10rem' },
    { field: 'wheel_end', label: 'torque.wheel_end' },
    { field: 'fitted_on', label: 'retorque.fitted_on', format: 'date' },
    { field: 'since_fitting', label: 'torque.since_fitting', format: 'integer', from: 'tablet' },
  ],
  filters: {
    ...days,
    state: {
      label: 'retorque.state',
      values: retorqueStates,
      words: 'retorque_state',
      every: 'retorque.every_state',
    },
  },
  sorts: {
    unit_number: 1,
    state: 2,
    fleet_name: 3,
    fleet_location: 4,
    fitted_on: 5,
    since_fitting: 6,
  },
  firstSort: 'state',
});
