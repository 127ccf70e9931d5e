import { casingFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Reject Tire Rate: rejected ÷ casings with an outcome, by brand and position and by the date of
 * the outcome; the chart has the five brands with the most casings. A brand's own figure covers all
 * its casings.
 */
export const rejectTireRate = defineReport({
  type: 'reject_tire_rate',
  tab: 'casingdurability',
  order: 5,
  title: 'report.reject_tire_rate.title',
  formula: 'report.reject_tire_rate.formula',
  shape: 'breakdown',
  lead: { field: 'Brand', label: 'column.brand' },
  inner: { field: 'Position', label: 'column.position', words: 'filter.wheel_positions' },
  columns: [
    {
      field: 'RejectRatePercentage',
      label: 'column.reject_rate_percentage',
      format: 'percent',
      figure: { part: 'rejected', whole: 'casings', scale: 'percent' },
      national: true,
    },
    {
      field: 'Total',
      label: 'column.tires',
      format: 'integer',
      figure: { sum: 'casings' },
      national: true,
    },
  ],
  top: { by: 'Total' },
  main: 'RejectRatePercentage',
  records: 'casings',
  measures: {
    rejected: {
      label: 'measure.rejected',
      adds: null,
      format: 'integer',
      leavesOut: ['not_rejected'],
    },
    casings: { label: 'measure.casings', adds: null, format: 'integer' },
  },
  filters: casingFilters,
  chart: {
    kind: 'grouped',
    field: 'RejectRatePercentage',
    most: limits.topBrandsByPosition,
    floor: 0.1,
  },
});
