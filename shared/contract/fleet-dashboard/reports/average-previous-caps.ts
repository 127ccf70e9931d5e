import { outcomeFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Average Previous Caps: previous caps, plus one for a finished casing, since casings are recorded
 * at their initial inspection; summed and divided by the casings, by brand and position and by the
 * date of the outcome; the chart has the five brands with the most casings.
 */
export const averagePreviousCaps = defineReport({
  type: 'average_previous_caps',
  tab: 'casingdurability',
  order: 4,
  title: 'report.average_previous_caps.title',
  footnote: 'report.average_previous_caps.footnote',
  formula: 'report.average_previous_caps.formula',
  shape: 'breakdown',
  lead: { field: 'CasingBrandName', label: 'column.brand' },
  inner: { field: 'Position', label: 'column.position', words: 'filter.wheel_positions' },
  columns: [
    {
      field: 'AvgPrevCaps',
      label: 'column.avg_prev_caps',
      format: 'ratio',
      figure: { part: 'caps', whole: 'casings' },
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
  main: 'AvgPrevCaps',
  records: 'casings',
  measures: {
    caps: { label: 'measure.caps', adds: 'CapsAfter', format: 'integer' },
    casings: { label: 'measure.casings', adds: null, format: 'integer' },
  },
  filters: outcomeFilters,
  chart: { kind: 'grouped', field: 'AvgPrevCaps', most: limits.topBrandsByPosition, floor: 0.1 },
});
