import { Type } from 'typebox';
import { unitTypes, vocations } from '../../fleet-surveys/units/code-lists.ts';
import { keptReport } from '../../portal/kept/kept-report.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { longestFilter } from '../../wire/list-definition.ts';
import { fileBytes, severalLines } from '../../wire/shapes.ts';
import {
  asKept,
  keptOpening,
  keptOrder,
  keptReportCalls,
} from '../kept/kept-report-calls.schema.ts';
import { ofAccounts } from '../selection/of-accounts.schema.ts';
import { conditionParts, longestComment } from './condition-parts.ts';
import { conditionRecordCalls } from './condition-records.schema.ts';
import { conditionReport } from './condition-report.schema.ts';

const right = 'TVFLTCNR';

const text = (description: string) =>
  Type.Optional(Type.String({ maxLength: longestFilter, description }));

/** The selection of units, and the parts of the report. */
const request = {
  ...ofAccounts,
  date_from: text('YYYY-MM-DD; missing: twelve months before the last day.'),
  date_to: text("YYYY-MM-DD; missing: today, by the caller's clock."),
  country: text('Of the location, as its ISO 3166-1 code.'),
  state: text('Of the location.'),
  nonsig: text('Number of the dealer of the survey.'),
  unit_types: Type.Optional(Type.Array(Type.Enum(unitTypes), { uniqueItems: true })),
  vocations: Type.Optional(Type.Array(Type.Enum(vocations), { uniqueItems: true })),
  parts: Type.Optional(
    Type.Array(Type.Enum(conditionParts), { uniqueItems: true, description: 'Missing: all.' }),
  ),
  comment: Type.Optional(Type.String({ maxLength: longestComment, pattern: severalLines })),
};

/** The request stored with a saved copy, validated when its report is made again. */
export const conditionRequest = Type.Object(request);

const fileOf = (format: typeof exportFormats.pdf | typeof exportFormats.excel) => ({
  right,
  body: Type.Object({ id: Type.Integer() }),
  files: [exportMediaTypes[format]],
  response: fileBytes,
});

/**
 * Calls of the fleet conditions report. Each unit counts with its last inspection within the dates.
 */
export const fleetConditionCalls = defineCalls({
  ...keptReportCalls('fleet_conditions', right),
  ...conditionRecordCalls,
  'POST fleet_conditions/generate_reports': {
    summary: 'Has a report made while nobody waits, to be kept under a name.',
    right,
    body: Type.Object({ ...keptOrder, ...request }),
    response: keptReport,
  },
  'POST fleet_conditions/get_report': {
    summary: 'A kept report as it was made, in the units of its reader, or as a file.',
    right,
    body: Type.Object(keptOpening),
    files: [exportMediaTypes[exportFormats.pdf], exportMediaTypes[exportFormats.excel]],
    response: Type.Object({ ...conditionReport.properties, ...asKept(request) }),
  },
  'POST fleet_conditions/get_pdf_report': {
    summary: 'A kept report as a PDF.',
    ...fileOf(exportFormats.pdf),
  },
  'POST fleet_conditions/get_excel_report': {
    summary: 'A kept report as a workbook, a sheet for each table.',
    ...fileOf(exportFormats.excel),
  },
});
