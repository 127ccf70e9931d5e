import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../../wire/call-types.ts';
import type { product, productCalls, productUses, savedProduct } from './products.schema.ts';

export type Product = Static<typeof product>;
export type ProductUses = Static<typeof productUses>;
export type ProductMerge = BodyOf<(typeof productCalls)['POST products/merge']>;
export type SavedProduct = Static<typeof savedProduct>;
export type ProductChoices = ResponseOf<(typeof productCalls)['GET products/init']>;
