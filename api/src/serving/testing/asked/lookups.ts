import type { lookupCalls } from '@portal/contract/lookups/schema';
import type { Asked, NamedRows } from './asked.ts';

const ofAccount = ({ account }: NamedRows) => ({ body: { account } });

export const askedOfLookups: Asked<typeof lookupCalls> = {
  'POST lookups/get_brands': ofAccount,
  'POST lookups/get_product_lines': ofAccount,
  'POST lookups/get_tire_sizes': ofAccount,
  'GET dealer_portal/get_dealers': () => [{}],
  'GET dealer_portal/get_dealer_ctsc_locations': () => [{}],
  'POST dealer_portal/get_dealer_locations': ({ account }) => [
    { body: {} },
    { body: { keyword: 'a' } },
    { body: { account } },
  ],
};
