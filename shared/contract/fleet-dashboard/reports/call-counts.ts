import type { Measure, ReportColumn, ReportSeries } from '../../reports/report-definition.ts';

/** Completed calls by kind: the columns of a row in every report that counts them. */
export const callColumns: readonly ReportColumn[] = [
  {
    field: 'TotalCalls',
    label: 'column.total_calls',
    format: 'integer',
    figure: { sum: 'calls' },
  },
  {
    field: 'EmergencyCalls',
    label: 'column.emergency_calls',
    format: 'integer',
    figure: { sum: 'emergency_calls' },
  },
  {
    field: 'ScheduledCalls',
    label: 'column.scheduled_calls',
    format: 'integer',
    figure: { sum: 'scheduled_calls' },
  },
  {
    field: 'StockCalls',
    label: 'column.stock_calls',
    format: 'integer',
    figure: { sum: 'stock_calls' },
  },
];

/** The call columns, each with its national average. */
export const callColumnsOfNation: readonly ReportColumn[] = callColumns.map((column) => ({
  ...column,
  national: true,
}));

export const callMeasures: Readonly<Record<string, Measure>> = {
  calls: {
    label: 'measure.calls',
    adds: null,
    format: 'integer',
    leavesOut: ['cancelled', 'open'],
  },
  emergency_calls: {
    label: 'measure.emergency_calls',
    adds: null,
    format: 'integer',
    leavesOut: ['cancelled', 'open', 'not_emergency'],
  },
  scheduled_calls: {
    label: 'measure.scheduled_calls',
    adds: null,
    format: 'integer',
    leavesOut: ['cancelled', 'open', 'not_scheduled'],
  },
  stock_calls: {
    label: 'measure.stock_calls',
    adds: null,
    format: 'integer',
    leavesOut: ['cancelled', 'open', 'not_stock'],
  },
};

/** The kinds of calls as the segments of a bar. */
export const callSeries: readonly ReportSeries[] = [
  { field: 'EmergencyCalls', kind: 'bar', tone: 'emergency' },
  { field: 'ScheduledCalls', kind: 'bar', tone: 'scheduled' },
  { field: 'StockCalls', kind: 'bar', tone: 'stock' },
];
