import type { lookupCalls } from '@portal/contract/lookups/schema';
import { unknownName } from '@portal/contract/reports';
import { implement } from '../../app/implement.ts';
import { findAccount } from '../../scope/find-account.ts';
import { hasUnknownMakes, readNames } from './queries.ts';

export const lookupRoutes = implement<typeof lookupCalls>({
  'POST lookups/get_brands': async ({ db, user, body }) => {
    const id = await findAccount({ db }, body, 'account');
    const brands = await readNames({ db, user }, id, 'brand');
    const hasUnknown = await hasUnknownMakes({ db }, id);
    return { brands: hasUnknown ? [...brands, unknownName] : brands };
  },

  'POST lookups/get_product_lines': async ({ db, user, body }) => {
    const id = await findAccount({ db }, body, 'account');
    return { product_lines: await readNames({ db, user }, id, 'line', body.brands) };
  },

  'POST lookups/get_tire_sizes': async ({ db, user, body }) => {
    const id = await findAccount({ db }, body, 'account');
    return { tire_sizes: await readNames({ db, user }, id, 'size') };
  },
});
