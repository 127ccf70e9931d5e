import type { ReportFilter } from './vocabulary.ts';

const products = ['tire_brands', 'tire_product_lines', 'tire_sizes'] as const;

/** What a report of bought tires can be narrowed to. */
export const tireFilters = [
  'wheel_positions',
  ...products,
] as const satisfies readonly ReportFilter[];

/** What a report of casings at retreaders can be narrowed to. */
export const casingFilters = [
  'wheel_positions',
  'by_retreader',
  ...products,
] as const satisfies readonly ReportFilter[];

/** The same and what became of the casing, for reports that count several outcomes. */
export const outcomeFilters = [
  'retreading_types',
  ...casingFilters,
] as const satisfies readonly ReportFilter[];
