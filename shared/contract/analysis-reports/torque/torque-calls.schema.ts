import { Type } from 'typebox';
import {
  fasteners,
  torqueResults,
  torqueUnits,
} from '../../fleet-surveys/inspections/unit-checks/torque.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { sides } from '../../fleet-surveys/tires/places.ts';
import { distanceUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { mostLocations } from '../shapes.ts';
import { retorqueStates, retorquesList, torqueChecksList } from './torque-lists.ts';

const right = 'TMTQSRPT';

/** Restricts the report to the chosen locations. */
const ofLocations = {
  location_ids: Type.Array(Type.Integer({ minimum: 1 }), {
    maxItems: mostLocations,
    uniqueItems: true,
    description: 'Ids of locations; none stands for all that the caller sees.',
  }),
};

const formats = {
  torque_format: Type.Enum(torqueUnits, { description: 'The unit of every torque.' }),
  distance_format: Type.Enum(distanceUnits, { description: 'The unit of every distance.' }),
};

const wheelEnd = {
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  fleet_location: Type.String({
    description: 'Name of the location, or its code without one; empty for a unit that has none.',
  }),
  axle_number: Type.Integer({ description: 'From the front, counted from 1.' }),
  side: Type.Enum(sides),
};

const sinceFitting = nullable(
  Type.Number({
    description: 'Distance since its wheel went on; null without a reading of the odometer then.',
  }),
);

/** A wheel end whose torque was checked. */
export const torqueCheck = Type.Object({
  ...wheelEnd,
  survey_id: Type.Integer(),
  checked_on: isoDate('The day of the inspection.'),
  fasteners: Type.Enum(fasteners),
  least: Type.Number({ description: 'The spec, from here to `most`.' }),
  most: Type.Number(),
  measured: nullable(
    Type.Number({ description: 'What was found; null where hardware is missing.' }),
  ),
  result: Type.Enum(torqueResults),
  since_fitting: sinceFitting,
});

/** A wheel end to be re-torqued. */
export const retorqueRow = Type.Object({
  ...wheelEnd,
  state: Type.Enum(retorqueStates, {
    description:
      'Due from 50 to 100 miles after the wheel went on, then overdue; unknown where no odometer tells.',
  }),
  fitted_on: isoDate('The day on which its outer or single tire went on.'),
  since_fitting: sinceFitting,
});

const count = Type.Integer({ minimum: 0 });

/** Figures of all checks in a selection, and the re-torques left to do at its end. */
const torqueSummary = Type.Object({
  units: Type.Integer({ description: 'Each unit once, however often it was checked.' }),
  checked: Type.Integer({ description: 'Checks of wheel ends; the five results add up to it.' }),
  in_spec: count,
  low: count,
  high: count,
  re_torqued: Type.Integer({ description: 'Found off and put right: not in spec when found.' }),
  missing_hardware: count,
  in_spec_percentage: nullable(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: '`in_spec` of `checked`; null without any.',
    }),
  ),
  due: Type.Integer({
    description: 'Wheel ends to be re-torqued on the last day, or today without one.',
  }),
  overdue: count,
  unknown: count,
});

/** Calls of the torque summary. Surveys count once they are finished. */
export const torqueSummaryCalls = defineCalls({
  'GET torque_summary_report/select_location_ids': {
    summary: 'The locations that the caller sees and that checked torques or have units, by name.',
    right,
    query: Type.Object({
      keyword: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'In the names and codes of the locations and their fleets.',
        }),
      ),
      ids: Type.Optional(
        Type.String({
          pattern: '^[1-9]\\d{0,8}(?:\\.[1-9]\\d{0,8}){0,999}$',
          description:
            'In place of all these alone, as in `3.14`, those of them that the caller sees.',
        }),
      ),
    }),
    response: Type.Object({
      locations: Type.Array(
        Type.Object({
          location_id: Type.Integer(),
          location: Type.String({ description: 'Its name, or its code without one.' }),
          fleet_name: Type.String(),
        }),
        { maxItems: mostLocations },
      ),
    }),
  },
  'POST torque_summary_report/get_report': {
    summary: 'Checks of wheel ends by page, with their totals over all pages.',
    right,
    body: listBody(torqueChecksList, ofLocations),
    response: paged({ ...formats, checks: Type.Array(torqueCheck), summary: torqueSummary }),
  },
  'POST torque_summary_report/get_retorques': {
    summary: 'The wheel ends that are to be re-torqued, by page.',
    right,
    body: listBody(retorquesList, ofLocations),
    response: paged({ ...formats, wheel_ends: Type.Array(retorqueRow) }),
  },
  'POST torque_summary_report/download_pdf': {
    summary: 'The checks as a PDF, in the order of the list.',
    right,
    ...listFileAs(torqueChecksList, exportFormats.pdf, ofLocations),
  },
  'POST torque_summary_report/download_excel': {
    summary: 'The checks as a workbook, in the order of the list.',
    right,
    ...listFileAs(torqueChecksList, exportFormats.excel, ofLocations),
  },
  'POST torque_summary_report/download_retorques_pdf': {
    summary: 'The wheel ends that are to be re-torqued as a PDF.',
    right,
    ...listFileAs(retorquesList, exportFormats.pdf, ofLocations),
  },
  'POST torque_summary_report/download_retorques_excel': {
    summary: 'The wheel ends that are to be re-torqued as a workbook.',
    right,
    ...listFileAs(retorquesList, exportFormats.excel, ofLocations),
  },
});
