import type { Static } from 'typebox';
import type { ResponseOf } from '../../wire/call-types.ts';
import type { product, productCalls, savedProduct } from './products.schema.ts';

export type Product = Static<typeof product>;
export type SavedProduct = Static<typeof savedProduct>;
export type ProductChoices = ResponseOf<(typeof productCalls)['GET products/init']>;
