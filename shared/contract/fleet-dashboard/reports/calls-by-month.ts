import { defineReport } from '../report-terms.ts';
import { callColumnsOfNation, callMeasures, callSeries } from './call-counts.ts';

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
  columns: callColumnsOfNation,
  main: 'TotalCalls',
  keyFigures: ['TotalCalls', 'EmergencyCalls'],
  records: 'calls',
  measures: callMeasures,
  filters: ['service_types', 'unit_locations'],
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    stacked: true,
    floor: 0.1,
    series: [...callSeries, { field: 'TotalCalls', kind: 'line', tone: 'total' }],
  },
  links: ['service_history'],
});
