import type { TreadUnit } from '../../portal/units-of-measurement.ts';
import type { ProductTireKind } from './product-groups.ts';

/** A figure of a group of tires. */
interface ProductMeasure {
  readonly field: string;
  readonly format: 'integer' | 'ratio' | 'percent';
  /** The tires that the figure is computed from; the whole group if omitted. */
  readonly of?: ProductTireKind;
  /** The tires omitted from the figure, and the field that counts them. */
  readonly without?: ProductTireKind & `no_${string}`;
}

/** The figures of the report, in the order of the screen and files. */
export const productMeasures = [
  { field: 'tires', format: 'integer' },
  { field: 'share', format: 'percent' },
  { field: 'mean_tread', format: 'ratio', of: 'tread_read', without: 'no_tread' },
  { field: 'mean_deviation', format: 'percent', of: 'pressure_read', without: 'no_pressure' },
  { field: 'underinflated_share', format: 'percent', of: 'underinflated' },
  { field: 'irregular_share', format: 'percent', of: 'irregular' },
  { field: 'mean_age', format: 'ratio', of: 'tin_valid', without: 'no_tin' },
] as const satisfies readonly ProductMeasure[];
export type ProductMeasureField = (typeof productMeasures)[number]['field'];

/** Returns the key of a figure's name; for treads, the key includes the unit. */
export const productMeasureLabel = (field: ProductMeasureField, unit: TreadUnit): string =>
  field === 'mean_tread' ? `product_measure.mean_tread_${unit}` : `product_measure.${field}`;
