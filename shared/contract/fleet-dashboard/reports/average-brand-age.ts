import { outcomeFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Average Brand Age: mean age in years of casings with a valid TIN by brand, by the date of their
 * outcome, for the ten brands with the most such casings; and the number of these casings.
 */
export const averageBrandAge = defineReport({
  type: 'average_brand_age',
  tab: 'casingdurability',
  order: 3,
  title: 'report.average_brand_age.title',
  formula: 'report.average_brand_age.formula',
  shape: 'ranking',
  lead: { field: 'CasingBrandName', label: 'column.brand' },
  columns: [
    {
      field: 'AvgAge',
      label: 'column.avg_age',
      format: 'ratio',
      figure: { part: 'age_days', whole: 'aged', scale: 'years' },
      national: true,
    },
    {
      field: 'Total',
      label: 'column.aged',
      format: 'integer',
      figure: { sum: 'aged' },
      national: true,
    },
  ],
  top: { by: 'Total', most: limits.topBrands },
  main: 'AvgAge',
  records: 'casings',
  measures: {
    age_days: {
      label: 'measure.age_days',
      adds: 'AgeDays',
      format: 'integer',
      leavesOut: ['no_tin', 'tin_after'],
    },
    aged: {
      label: 'measure.aged',
      adds: null,
      format: 'integer',
      leavesOut: ['no_tin', 'tin_after'],
    },
  },
  filters: outcomeFilters,
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'AvgAge', kind: 'bar', tone: 'primary' }],
  },
});
