import type { lookupCalls } from '@portal/contract/lookups/schema';
import type { Asked, NamedRows } from './asked.ts';

const ofAccount = ({ account }: NamedRows) => ({ body: { account } });

export const askedOfLookups: Asked<typeof lookupCalls> = {
  'POST lookups/get_brands': ofAccount,
  'POST lookups/get_product_lines': ofAccount,
  'POST lookups/get_tire_sizes': ofAccount,
};
