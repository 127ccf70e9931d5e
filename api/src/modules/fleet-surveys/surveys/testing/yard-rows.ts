import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import { testAddress } from '../../../../db/testing.ts';

/** The accounts 0042 and 0043. */
export const accountIds = { own: 1, foreign: 2 } as const;
/** Two yards of the account 0042, and one of another account. */
export const yards = { yard: 1, otherYard: 2, foreignYard: 3 } as const;
/** By nonsig: 007 and 008 serve the account, 009 does not. */
export const dealerIds = { '007': 7, '008': 8, '009': 9 } as const;
/** Tractors T1 to T3 and the trailer V1 in the yard, V2 in the other one, F1 in the foreign one. */
export const unitIds = { T1: 1, T2: 2, T3: 3, V1: 4, V2: 5, F1: 6 } as const;

/** Stores the yards, units and dealers of one fleet, and those of another one. */
export async function storeYard(kysely: Kysely<Schema>): Promise<void> {
  const { own, foreign } = accountIds;
  const fleet = { account_type: 3, fleet_type: null, country: 'US' };
  await kysely
    .insertInto('accounts')
    .values([
      { ...fleet, id: own, nonsig: '0042', name: 'Moss Hauling' },
      { ...fleet, id: foreign, nonsig: '0043', name: 'Far Freight' },
    ])
    .execute();
  const { yard, otherYard, foreignYard } = yards;
  await kysely
    .insertInto('locations')
    .values([
      { ...testAddress, id: yard, account_id: own, code: 'A1', name: 'Akron yard' },
      { ...testAddress, id: otherYard, account_id: own, code: 'B1', name: 'Barberton yard' },
      { ...testAddress, id: foreignYard, account_id: foreign, code: 'F1', name: 'Far yard' },
    ])
    .execute();
  const dealer = { ...testAddress, common_owner: null, is_ctsc: false, is_retreader: false };
  await kysely
    .insertInto('dealers')
    .values([
      { ...dealer, id: dealerIds['007'], nonsig: '007', name: 'Île Tires' },
      { ...dealer, id: dealerIds['008'], nonsig: '008', name: 'Rival Tires' },
      { ...dealer, id: dealerIds['009'], nonsig: '009', name: 'Far Tires' },
    ])
    .execute();
  await kysely
    .insertInto('dealer_accounts')
    .values([
      { account_id: own, dealer_id: dealerIds['007'] },
      { account_id: own, dealer_id: dealerIds['008'] },
      { account_id: foreign, dealer_id: dealerIds['009'] },
    ])
    .execute();
  const tractor = {
    account_id: own,
    location_id: yard,
    type: 'tractor',
    configuration: '6x4',
    meter: 'odometer',
  } as const;
  const trailer = {
    ...tractor,
    type: 'trailer',
    configuration: 'trailer_tandem',
    meter: 'none',
  } as const;
  await kysely
    .insertInto('units')
    .values([
      { ...tractor, id: unitIds.T1, unit_number: 'T1' },
      { ...tractor, id: unitIds.T2, unit_number: 'T2', configuration: '4x2' },
      { ...tractor, id: unitIds.T3, unit_number: 'T3' },
      { ...trailer, id: unitIds.V1, unit_number: 'V1' },
      { ...trailer, id: unitIds.V2, unit_number: 'V2', location_id: otherYard },
      {
        ...tractor,
        id: unitIds.F1,
        unit_number: 'F1',
        account_id: foreign,
        location_id: foreignYard,
      },
    ])
    .execute();
  // New rows get higher ids.
  for (const table of ['locations', 'units']) {
    await sql`alter table ${sql.table(table)} alter column id restart with 100`.execute(kysely);
  }
}
