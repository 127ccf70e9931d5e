import { casingFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Top 10 Rejected Tire Failures By Reason: rejected casings by their primary reason, by the date of
 * their rejection, and the share of all rejected.
 */
export const rejectedFailures = defineReport({
  type: 'rejected_failures',
  tab: 'retreading',
  order: 2,
  title: 'report.rejected_failures.title',
  formula: 'report.rejected_failures.formula',
  shape: 'ranking',
  lead: { field: 'RejectReason', label: 'column.reject_reason', words: 'reject_reason' },
  columns: [
    {
      field: 'RejectTires',
      label: 'column.reject_tires',
      format: 'integer',
      figure: { sum: 'rejected' },
      national: true,
    },
    {
      field: 'RejectTiresPercentage',
      label: 'column.reject_tires_percentage',
      format: 'percent',
      figure: { part: 'rejected', whole: 'rejected', wholeAt: 'total', scale: 'percent' },
      national: true,
    },
  ],
  top: { by: 'RejectTires', most: limits.topReasons },
  main: 'RejectTires',
  keyFigures: ['RejectTires'],
  records: 'casings',
  measures: {
    rejected: {
      label: 'measure.rejected',
      adds: null,
      format: 'integer',
      leavesOut: ['not_rejected'],
    },
  },
  filters: casingFilters,
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'RejectTires', kind: 'bar', tone: 'primary' }],
  },
});
