import { defineReport } from '../report-definition.ts';

/**
 * Fleet HQ Calls by State/Providence: completed calls by where the service happened and by kind, by the
 * local date they were received. A call without a place counts under `Unknown`.
 */
export const callsByState = defineReport({
  type: 'calls_by_state',
  tab: 'service',
  order: 3,
  title: 'report.calls_by_state.title',
  formula: 'report.calls_by_state.formula',
  shape: 'ranking',
  lead: { field: 'State', label: 'column.state' },
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
  top: { by: 'TotalCalls' },
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
    orientation: 'horizontal',
    stacked: true,
    floor: 0.1,
    series: [
      { field: 'EmergencyCalls', kind: 'bar', tone: 'emergency' },
      { field: 'ScheduledCalls', kind: 'bar', tone: 'scheduled' },
      { field: 'StockCalls', kind: 'bar', tone: 'stock' },
    ],
  },
  serviceHistory: true,
  heatMap: true,
});
