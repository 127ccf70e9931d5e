import { defineReport } from '../report-definition.ts';

/**
 * Fleet HQ Calls by Month: completed calls by kind, by the local date they were received; emergency +
 * scheduled + stock = total.
 */
export const callsByMonth = defineReport({
  type: 'calls_by_month',
  tab: 'service',
  order: 2,
  title: 'report.calls_by_month.title',
  formula: 'report.calls_by_month.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    {
      field: 'TotalCalls',
      label: 'column.total_calls',
      format: 'integer',
      figure: { sum: 'calls' },
      national: true,
    },
    {
      field: 'EmergencyCalls',
      label: 'column.emergency_calls',
      format: 'integer',
      figure: { sum: 'emergency_calls' },
      national: true,
    },
    {
      field: 'ScheduledCalls',
      label: 'column.scheduled_calls',
      format: 'integer',
      figure: { sum: 'scheduled_calls' },
      national: true,
    },
    {
      field: 'StockCalls',
      label: 'column.stock_calls',
      format: 'integer',
      figure: { sum: 'stock_calls' },
      national: true,
    },
  ],
  main: 'TotalCalls',
  records: 'calls',
  measures: {
    calls: { label: 'measure.calls', adds: null, format: 'integer' },
    emergency_calls: { label: 'measure.emergency_calls', adds: null, format: 'integer' },
    scheduled_calls: { label: 'measure.scheduled_calls', adds: null, format: 'integer' },
    stock_calls: { label: 'measure.stock_calls', adds: null, format: 'integer' },
  },
  filters: ['service_types', 'unit_locations'],
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    stacked: true,
    floor: 0.1,
    series: [
      { field: 'EmergencyCalls', kind: 'bar', tone: 'emergency' },
      { field: 'ScheduledCalls', kind: 'bar', tone: 'scheduled' },
      { field: 'StockCalls', kind: 'bar', tone: 'stock' },
      { field: 'TotalCalls', kind: 'line', tone: 'total' },
    ],
  },
  serviceHistory: true,
});
