import { type TSchema, Type } from 'typebox';
import { torqueUnits } from '../../fleet-surveys/inspections/unit-checks/torque.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { surveyLimits } from '../../fleet-surveys/survey-limits.ts';
import { unitTypes } from '../../fleet-surveys/units/code-lists.ts';
import { distanceUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listBody, listFileAs } from '../../wire/list-calls.ts';
import { longestSearch } from '../../wire/list-definition.ts';
import { paged } from '../../wire/shapes.ts';
import { historyKinds, lineKinds, mostHistoryAccounts, mostOfferedUnits } from './code-lists.ts';
import { historyEntry } from './history-entry.schema.ts';
import { unitHistoryList } from './history-list.ts';

const right = 'TMUNTHST';

const account = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Number of the account.',
});

/** The unit of a history; its number is unique within its account. */
export const ofUnit = {
  account,
  unit_number: Type.String({
    minLength: 1,
    maxLength: surveyLimits.unitNumber,
    description: 'Number of a unit of the account, in upper or lower case.',
  }),
};

const keyword = Type.String({ maxLength: longestSearch });

/** Returns an object schema with the same value schema for each name. */
const each = <const Names extends readonly string[], Value extends TSchema>(
  names: Names,
  value: Value,
) => {
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  // The fields have exactly the given names.
  return Type.Object(fields as Record<Names[number], Value>);
};

const historyUnit = Type.Object({
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  type: Type.Enum(unitTypes),
  is_active: Type.Boolean(),
  vin: nullable(Type.String()),
  account,
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  location: Type.String({ description: 'Where it stands; empty for nowhere.' }),
});

/** Counts and costs of a selection, by kind. */
const historySummary = Type.Object({
  entries: Type.Integer({ description: 'The counts of all kinds add up to it.' }),
  counts: each(historyKinds, Type.Integer({ minimum: 0 })),
  cost: Type.Number({ description: 'Of all calls; the costs by kind of line add up to it.' }),
  costs: each(lineKinds, Type.Number()),
});

/** A page of a unit's history. */
export const historyReport = paged({
  distance_format: Type.Enum(distanceUnits, { description: 'The unit of every distance.' }),
  tread_depth_format: Type.Enum(treadUnits, { description: 'The unit of every tread.' }),
  torque_format: Type.Enum(torqueUnits, { description: 'The unit of every torque.' }),
  unit: historyUnit,
  entries: Type.Array(historyEntry),
  summary: historySummary,
});

/** Calls of the unit history. Findings of a survey count once it is finished. */
export const unitHistoryCalls = defineCalls({
  'GET unit_history_report/get_accounts': {
    summary: 'The accounts that the caller sees and that have units, by name.',
    right,
    query: Type.Object({
      keyword: Type.Optional(
        Type.String({
          maxLength: longestSearch,
          description: 'In the names and numbers of the accounts.',
        }),
      ),
      account: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 40,
          description: 'In place of all these the one with this number, if it is one of them.',
        }),
      ),
    }),
    response: Type.Object({
      accounts: Type.Array(
        Type.Object({ account, fleet_name: historyUnit.properties.fleet_name }),
        {
          maxItems: mostHistoryAccounts,
        },
      ),
    }),
  },
  'POST unit_history_report/get_unit_numbers': {
    summary:
      'Numbers of units of an account that hold what was typed, those that begin with it before others, ' +
      'in the order of numbers.',
    right,
    body: Type.Object({ account, keyword }),
    response: Type.Object({
      unit_numbers: Type.Array(
        Type.Object({
          unit_number: Type.String(),
          type: Type.Enum(unitTypes),
          location: Type.String({ description: 'Where it stands; empty for nowhere.' }),
        }),
        { maxItems: mostOfferedUnits },
      ),
    }),
  },
  'POST unit_history_report/get_unit_history_report': {
    summary: 'What happened to a unit, by page, with the totals of all pages and kinds.',
    right,
    body: listBody(unitHistoryList, ofUnit),
    response: historyReport,
  },
  'POST unit_history_report/download_pdf': {
    summary: 'What happened to a unit as a PDF, in the order of the list.',
    right,
    ...listFileAs(unitHistoryList, exportFormats.pdf, ofUnit),
  },
  'POST unit_history_report/download_excel': {
    summary: 'What happened to a unit as a workbook, in the order of the list.',
    right,
    ...listFileAs(unitHistoryList, exportFormats.excel, ofUnit),
  },
  'POST unit_history_report/download_all_details': {
    summary:
      'What happened to a unit as a workbook with a sheet for each kind and for the lines of invoices.',
    right,
    ...listFileAs(unitHistoryList, exportFormats.excel, ofUnit),
  },
});
