import { defineReport } from '../report-definition.ts';
import { limits } from '../vocabulary.ts';

/**
 * Top 5 Servicing Dealers: completed calls by the dealer that did the work and by kind, by the local
 * date they were received. The order is by calls, then by name; the total is that of all dealers. What
 * a dealer does for other fleets is nobody's figure: there is no national average.
 */
export const topServicingDealers = defineReport({
  type: 'top_servicing_dealers',
  tab: 'service',
  order: 1,
  title: 'report.top_servicing_dealers.title',
  formula: 'report.top_servicing_dealers.formula',
  shape: 'ranking',
  lead: { field: 'DealerName', label: 'column.dealer' },
  key: 'Nonsig',
  facts: [{ field: 'Nonsig', label: 'column.nonsig' }],
  columns: [
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
  ],
  top: { by: 'TotalCalls', most: limits.topDealers },
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
});
