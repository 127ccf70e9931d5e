import type { ReportFilter } from './vocabulary.ts';

const products = ['tire_brands', 'tire_product_lines', 'tire_sizes'] as const;

/** Filters of reports on bought tires. */
export const tireFilters = [
  'wheel_positions',
  ...products,
] as const satisfies readonly ReportFilter[];

/** Filters of reports on casings at retreaders. */
export const casingFilters = [
  'wheel_positions',
  'by_retreader',
  ...products,
] as const satisfies readonly ReportFilter[];

/** The casing filters plus the casing's outcome, for reports that count several outcomes. */
export const outcomeFilters = [
  'retreading_types',
  ...casingFilters,
] as const satisfies readonly ReportFilter[];
