import { Type } from 'typebox';
import { keptReport } from '../../portal/kept/kept-report.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats, exportMediaTypes } from '../../wire/export-formats.ts';
import { listFileAs } from '../../wire/list-calls.ts';
import { longestFilter, longestSearch } from '../../wire/list-definition.ts';
import { pageRequest } from '../../wire/shapes.ts';
import {
  asKept,
  keptOpening,
  keptOrder,
  keptReportCalls,
} from '../kept/kept-report-calls.schema.ts';
import { historyReport, ofUnit } from './history-calls.schema.ts';
import { unitHistoryList } from './history-list.ts';

const right = 'TMUNTHST';

const day = Type.Optional(Type.String({ maxLength: longestFilter }));

/**
 * The selection of a saved history. It contains entries of all kinds, even if the screen shows only
 * some when it is saved.
 */
const request = {
  ...ofUnit,
  date_from: day,
  date_to: day,
  keyword: Type.Optional(Type.String({ maxLength: longestSearch })),
};

/** The request stored with a saved history, validated when it is made again. */
export const keptHistoryRequest = Type.Object(request);

/** A saved history filters and sorts like the live one. */
const opening = listFileAs(unitHistoryList, exportFormats.pdf, {
  ...keptOpening,
  page_number: Type.Optional(pageRequest.page_number),
  page_size: Type.Optional(pageRequest.page_size),
}).body;

/** Calls on saved copies of unit histories. */
export const keptHistoryCalls = defineCalls({
  'POST unit_history_report/get_report': {
    summary:
      'A kept history as it was made, in the units of its reader: a page of it, or all of it as a file.',
    right,
    body: opening,
    files: [exportMediaTypes[exportFormats.pdf], exportMediaTypes[exportFormats.excel]],
    response: Type.Object({ ...historyReport.properties, ...asKept(request) }),
  },
  ...keptReportCalls('unit_history_report', right),
  'POST unit_history_report/generate_reports': {
    summary: 'Has the history of a unit made while nobody waits, to be kept under a name.',
    right,
    body: Type.Object({ ...keptOrder, ...request }),
    response: keptReport,
  },
});
