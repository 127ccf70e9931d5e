import { defineReport } from '../report-terms.ts';
import { callColumnsOfNation, callMeasures, callSeries } from './call-counts.ts';

/**
 * Fleet HQ Calls by State/Providence: completed calls by the state or province of the service and
 * by kind, by the local date they were received. A call without a place counts under `Unknown`.
 */
export const callsByState = defineReport({
  type: 'calls_by_state',
  tab: 'service',
  order: 3,
  title: 'report.calls_by_state.title',
  formula: 'report.calls_by_state.formula',
  shape: 'ranking',
  lead: { field: 'State', label: 'column.state' },
  columns: callColumnsOfNation,
  top: { by: 'TotalCalls' },
  main: 'TotalCalls',
  records: 'calls',
  measures: callMeasures,
  filters: ['service_types', 'unit_locations'],
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    stacked: true,
    floor: 0.1,
    series: callSeries,
  },
  links: ['service_history', 'heat_map'],
});
