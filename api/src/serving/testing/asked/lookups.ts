import type { lookupCalls } from '@portal/contract/lookups/schema';
import type { RowIds, TestInputs } from './test-inputs.ts';

const ofAccount = ({ account }: RowIds) => ({ body: { account } });

export const lookupCallInputs: TestInputs<typeof lookupCalls> = {
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
