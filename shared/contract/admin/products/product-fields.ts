import type { MeasureUnit } from '../../portal/units-of-measurement.ts';

/** What a product is: a tire, the tread of a retread, or a casing that is sold as such. */
export const productKinds = ['tire', 'retread', 'casing'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Where a product is made to run. */
export const designPositions = ['steer', 'drive', 'trail', 'allpositions'] as const;
export type DesignPosition = (typeof designPositions)[number];

/** Whether a product is offered where products are chosen anew, or else gave its place to another. */
export const productStates = ['active', 'retired', 'merged'] as const;

/** Most characters of each name. */
export const productLimits = { brand: 80, product_line: 80, tire_size: 40 } as const;

/** The original tread depth, in the unit in which it is typed: above the first, at most the second. */
export const productDepths: Readonly<
  Record<Extract<MeasureUnit, 'mm' | '32nds'>, { readonly least: number; readonly most: number }>
> = { mm: { least: 0.1, most: 79.38 }, '32nds': { least: 0.1, most: 100 } };

/** What a product is called where it is named whole. */
export const productName = (product: {
  readonly brand: string;
  readonly product_line: string;
  readonly tire_size: string;
}): string => `${product.brand} ${product.product_line} ${product.tire_size}`;
