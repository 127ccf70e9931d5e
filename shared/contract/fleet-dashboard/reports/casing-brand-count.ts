import { outcomeFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Casing Brand Count: casings with an outcome by brand, by the date of the outcome, for the ten
 * brands with the most of them, and their share of all.
 */
export const casingBrandCount = defineReport({
  type: 'casing_brand_count',
  tab: 'casingdurability',
  order: 2,
  title: 'report.casing_brand_count.title',
  formula: 'report.casing_brand_count.formula',
  shape: 'ranking',
  lead: { field: 'Brand', label: 'column.brand' },
  columns: [
    {
      field: 'Quantity',
      label: 'column.quantity',
      format: 'integer',
      figure: { sum: 'casings' },
      national: true,
    },
    {
      field: 'TirePercentage',
      label: 'column.tire_percentage',
      format: 'percent',
      figure: { part: 'casings', whole: 'casings', wholeAt: 'total', scale: 'percent' },
      national: true,
    },
  ],
  top: { by: 'Quantity', most: limits.topBrands },
  main: 'Quantity',
  records: 'casings',
  measures: {
    casings: { label: 'measure.casings', adds: null, format: 'integer' },
  },
  filters: outcomeFilters,
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'Quantity', kind: 'bar', tone: 'primary' }],
  },
});
