import type { MeasureUnit } from '../../portal/units-of-measurement.ts';

/** Kinds of products: a tire, the tread of a retread, or a casing sold on its own. */
export const productKinds = ['tire', 'retread', 'casing'] as const;
export type ProductKind = (typeof productKinds)[number];

/** The axle position that a product is designed for. */
export const designPositions = ['steer', 'drive', 'trail', 'allpositions'] as const;
export type DesignPosition = (typeof designPositions)[number];

/** Whether a product can still be chosen, has been retired, or has been merged into another. */
export const productStates = ['active', 'retired', 'merged'] as const;

/** Most characters of each name. */
export const productLimits = { brand: 80, product_line: 80, tire_size: 40 } as const;

/**
 * Bounds of the original tread depth, in the unit in which it is typed: above `least`, at most
 * `most`.
 */
export const productDepths: Readonly<
  Record<Extract<MeasureUnit, 'mm' | '32nds'>, { readonly least: number; readonly most: number }>
> = { mm: { least: 0.1, most: 79.38 }, '32nds': { least: 0.1, most: 100 } };

/** A product's full name. */
export const productName = (product: {
  readonly brand: string;
  readonly product_line: string;
  readonly tire_size: string;
}): string => `${product.brand} ${product.product_line} ${product.tire_size}`;
