import { defineReport } from '../report-definition.ts';

/**
 * Top 10 Products Purchased: brand + line (or tread design) + size by net spend, with net quantity
 * and the share of all product spend. Products are new tires, retread caps and casings: no labour,
 * repairs, call-outs or fees. Products with a net spend of 0 or less are not listed but stay in the
 * whole. The total is that of all products, not of those listed.
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
    { field: 'TotalSpend', label: 'column.total_spend', format: 'currency', national: true },
    { field: 'Quantity', label: 'column.quantity', format: 'integer' },
    {
      field: 'TotalSpendPercentage',
      label: 'column.total_spend_percentage',
      format: 'percent',
      national: true,
    },
  ],
  filters: ['wheel_positions', 'tire_brands', 'tire_product_lines', 'tire_sizes'],
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'TotalSpend', kind: 'bar', tone: 'primary' }],
  },
});
