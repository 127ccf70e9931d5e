import { casingFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Casings Submitted: casings by brand and position, by the date they arrived at the plant,
 * including those in process; the chart has the five brands with the most. In the row of a
 * position, the total is the brand's.
 */
export const casingsSubmitted = defineReport({
  type: 'casings_submitted',
  tab: 'casingdurability',
  order: 6,
  title: 'report.casings_submitted.title',
  formula: 'report.casings_submitted.formula',
  shape: 'breakdown',
  lead: { field: 'CasingBrandName', label: 'column.brand' },
  inner: { field: 'Position', label: 'column.position', words: 'filter.wheel_positions' },
  columns: [
    {
      field: 'CasingSubmitted',
      label: 'column.casing_submitted',
      format: 'integer',
      figure: { sum: 'submitted' },
      national: true,
    },
    {
      field: 'Total',
      label: 'column.brand_total',
      format: 'integer',
      figure: { sum: 'submitted', at: 'group' },
      national: true,
    },
  ],
  top: { by: 'CasingSubmitted' },
  main: 'CasingSubmitted',
  records: 'casings',
  measures: {
    submitted: { label: 'measure.submitted', adds: null, format: 'integer' },
  },
  filters: casingFilters,
  chart: {
    kind: 'grouped',
    field: 'CasingSubmitted',
    most: limits.topBrandsByPosition,
    floor: 0.01,
  },
});
