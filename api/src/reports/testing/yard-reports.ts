import type { RecordColumn, ReportDefinition } from '@portal/contract/reports';
import {
  dateRange,
  recordsAnswerOf,
  recordsRequestOf,
  reportAnswerOf,
  reportParametersOf,
  reportsOf,
  tabRequestOf,
} from '@portal/contract/reports/schema';
import { defineCalls } from '@portal/contract/wire';
import { type Static, Type } from 'typebox';

// The contract of an area other than the dashboard: checks of tires when units pass a yard's gate.

/** The area's names. */
export interface YardTerms {
  readonly tab: 'yard';
  readonly records: 'checks';
  readonly filter: 'gates' | 'lanes';
  readonly listed: 'gates';
  readonly link: never;
}

export const gates = { gates: ['in', 'out'] } as const;

const figures = {
  columns: [
    { field: 'Tires', label: 'column.tires', format: 'integer', figure: { sum: 'tires' } },
    {
      field: 'LowPercent',
      label: 'column.low_percent',
      format: 'percent',
      figure: { part: 'low', whole: 'tires', scale: 'percent' },
      national: true,
    },
  ],
  main: 'LowPercent',
  records: 'checks',
  measures: {
    tires: { label: 'measure.tires', adds: 'Tires', format: 'integer' },
    low: { label: 'measure.low', adds: 'Low', format: 'integer', leavesOut: ['none_low'] },
  },
  filters: ['gates', 'lanes'],
  chart: { kind: 'columns', fields: ['LowPercent'], floor: 0 },
} as const;

export const yardReports = [
  {
    ...figures,
    type: 'low_by_month',
    tab: 'yard',
    order: 1,
    title: 'report.low_by_month.title',
    formula: 'report.low_by_month.formula',
    shape: 'periods',
    lead: { field: 'MonthString', label: 'column.month' },
  },
  {
    ...figures,
    type: 'low_by_lane',
    tab: 'yard',
    order: 2,
    title: 'report.low_by_lane.title',
    formula: 'report.low_by_lane.formula',
    shape: 'ranking',
    lead: { field: 'Lane', label: 'column.lane' },
    top: { by: 'Tires', most: 2 },
  },
] as const satisfies readonly ReportDefinition<YardTerms>[];

export const checkColumns = [
  { field: 'CheckedOn', label: 'record.checked_on', format: 'date' },
  { field: 'LocationCode', label: 'record.location', format: 'text' },
  { field: 'LocationName', label: 'record.location_name', format: 'text', beside: 'LocationCode' },
  { field: 'Lane', label: 'record.lane', format: 'text' },
  { field: 'Tires', label: 'record.tires', format: 'integer' },
  { field: 'Low', label: 'record.low', format: 'integer' },
] as const satisfies readonly RecordColumn[];

const types = yardReports.map(({ type }) => type);
const base = Type.Object({ account: Type.String(), ...dateRange });
const report = reportParametersOf(types, { listed: gates, free: ['lanes'] });
const tabRequest = tabRequestOf(base, ['yard']);

export type YardBase = Static<typeof base>;

export const yardCalls = defineCalls({
  'POST yard/get_reports': {
    summary: 'Computes reports of the checks at the gates.',
    right: 'TVLOGIN',
    body: Type.Object({ ...tabRequest, reports_parameters: reportsOf(report, types) }),
    response: Type.Object({
      reports: Type.Array(reportAnswerOf({ nation: 'the country', inside: 'no rows any others' })),
    }),
  },
  'POST yard/get_records': {
    summary: 'A page of the checks that a measure of a figure adds up.',
    right: 'TVLOGIN',
    body: Type.Object({ ...tabRequest, ...recordsRequestOf(report) }),
    response: recordsAnswerOf(['checks']),
  },
});
