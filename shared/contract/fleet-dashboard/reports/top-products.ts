import { tireFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Top 10 Products Purchased: brand + line (or tread design) + size by net spend, with net quantity
 * and the share of all product spend. Products are new tires, retread caps and casings: no labor,
 * repairs, call-outs or fees. Products with a net spend of 0 or less are not listed but count in
 * the total, which covers all products.
 */
export const topProducts = defineReport({
  type: 'top_products',
  tab: 'purchases',
  order: 5,
  title: 'report.top_products.title',
  formula: 'report.top_products.formula',
  shape: 'ranking',
  lead: { field: 'Product', label: 'column.product' },
  columns: [
    {
      field: 'TotalSpend',
      label: 'column.total_spend',
      format: 'currency',
      figure: { sum: 'product_spend' },
      national: true,
    },
    {
      field: 'Quantity',
      label: 'column.quantity',
      format: 'integer',
      figure: { sum: 'product_units' },
    },
    {
      field: 'TotalSpendPercentage',
      label: 'column.total_spend_percentage',
      format: 'percent',
      figure: {
        part: 'product_spend',
        whole: 'product_spend',
        wholeAt: 'total',
        scale: 'percent',
      },
      national: true,
    },
  ],
  top: { by: 'TotalSpend', most: limits.topProducts },
  main: 'TotalSpend',
  records: 'lines',
  measures: {
    product_spend: {
      label: 'measure.product_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['no_product'],
    },
    product_units: {
      label: 'measure.product_units',
      adds: 'Quantity',
      format: 'integer',
      leavesOut: ['no_product'],
    },
  },
  filters: tireFilters,
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'TotalSpend', kind: 'bar', tone: 'primary' }],
  },
});
