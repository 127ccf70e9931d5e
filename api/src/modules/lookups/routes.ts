import type { lookupCalls } from '@portal/contract/lookups/schema';
import { unknownName } from '@portal/contract/reports';
import { type SqlBool, sql } from 'kysely';
import { implement } from '../../app/implement.ts';
import { holdsKeyword } from '../../db/holds-keyword.ts';
import { findAccount } from '../../scope/find-account.ts';
import { hasUnknownMakes, readNames } from './queries.ts';
import { dealerWithPlace, readDealers } from './read-dealers.ts';

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

  'GET dealer_portal/get_dealers': async (input) => {
    const { options: dealers, is_limited } = await readDealers(input, sql`not d.is_ctsc`);
    return { dealers, is_limited };
  },

  'GET dealer_portal/get_dealer_ctsc_locations': async (input) => {
    const { options: dealers_ctsc, is_limited } = await readDealers(input, sql`d.is_ctsc`);
    return { dealers_ctsc, is_limited };
  },

  'POST dealer_portal/get_dealer_locations': async (input) => {
    const keyword = holdsKeyword((input.body.keyword ?? '').trim(), [
      sql`d.nonsig`,
      sql`d.name`,
      sql`d.city`,
    ]);
    const { account } = input.body;
    const id = account === undefined ? null : await findAccount(input, { account }, 'account');
    const isServing =
      id === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`d.id in (select s.dealer_id from dealer_accounts s where s.account_id = ${id})`;
    const { options: dealers_locations, is_limited } = await readDealers(
      input,
      sql<SqlBool>`${keyword} and ${isServing}`,
      dealerWithPlace,
    );
    return { dealers_locations, is_limited };
  },
});
