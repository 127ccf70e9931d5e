import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';
import { callColumns, callMeasures, callSeries } from './call-counts.ts';

/**
 * Top 5 Servicing Dealers: completed calls by the dealer that did the work and by kind, by the
 * local date they were received. Sorted by calls, then by name; the total covers all dealers. There
 * is no national average, since a dealer's work for other fleets is not reported.
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
  columns: callColumns,
  top: { by: 'TotalCalls', most: limits.topDealers },
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
  links: ['service_history'],
});
