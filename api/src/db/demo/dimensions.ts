import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { kindOfAccount } from './account-kinds.ts';
import type { Account } from './accounts.ts';
import { insertAll } from './bulk.ts';
import { makeUnsoldProducts } from './unsold-products.ts';
import type { World } from './world.ts';

/**
 * Inserts the master data: products, dealers, accounts with their locations, and which dealer
 * serves whom.
 */
export async function insertDimensions(database: Kysely<Schema>, world: World): Promise<void> {
  const { accounts } = world;
  const partsOf = (part: 'groups' | 'regions') =>
    accounts.flatMap((account) =>
      account[part].map(({ id, name }) => ({ id, account_id: account.id, name })),
    );
  const sold = world.catalog.products.map(({ cents, ...product }) => product);
  await insertAll(database, 'products', [
    ...sold,
    ...makeUnsoldProducts(sold, world.scale.products),
  ]);
  await insertAll(
    database,
    'dealers',
    world.dealers.map(({ place, turnaroundShift, ...dealer }) => dealer),
  );
  await insertAll(
    database,
    'accounts',
    accounts.map(({ id, nonsig, name, kind }) => {
      const { type, fleetType, country } = kindOfAccount(kind);
      return { id, nonsig, name, account_type: type, fleet_type: fleetType, country };
    }),
  );
  await insertAll(database, 'location_groups', partsOf('groups'));
  await insertAll(database, 'location_regions', partsOf('regions'));
  await insertAll(
    database,
    'locations',
    accounts.flatMap((account) =>
      account.locations.map(({ place, tractors, dealers, plants, ...location }) => ({
        account_id: account.id,
        ...location,
      })),
    ),
  );
  await insertAll(
    database,
    'dealer_accounts',
    accounts.flatMap((account) =>
      dealersOf(account).map((dealer_id) => ({ dealer_id, account_id: account.id })),
    ),
  );
}

/** The ids of the dealers that serve an account: those that serve its locations, and the plants. */
export const dealersOf = ({ locations }: Account): number[] => {
  const ids = locations
    .flatMap(({ dealers, plants }) => [...dealers, ...plants])
    .map(({ id }) => id);
  return [...new Set(ids)].sort((a, b) => a - b);
};
