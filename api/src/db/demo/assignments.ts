import type { Kysely } from 'kysely';
import { type DemoUser, demoPassword, demoUsers } from '../../access/demo-users.ts';
import { hashPassword } from '../../access/passwords.ts';
import { createUser } from '../../access/users.ts';
import type { Schema } from '../schema/schema.ts';
import { kindOfAccount } from './account-kinds.ts';
import { insertAll } from './bulk.ts';
import type { PlacedDealer } from './dealers.ts';
import { dealersOf } from './dimensions.ts';
import type { World } from './world.ts';

/** Adds the demo users and assigns each the accounts or nonsigs that show what its group sees. */
export async function insertDemoUsers(database: Kysely<Schema>, world: World): Promise<void> {
  const hashes = await Promise.all(demoUsers.map(() => hashPassword(demoPassword)));
  for (const [index, user] of demoUsers.entries()) {
    const user_id = await createUser(database, { ...user, passwordHash: hashes[index] ?? '' });
    await insertAll(
      database,
      'user_accounts',
      accountsFor(user, world).map((account_id) => ({ user_id, account_id })),
    );
    await insertAll(
      database,
      'user_nonsigs',
      nonsigsFor(user, world).map((dealer_id) => ({ user_id, dealer_id })),
    );
  }
}

/** Customers see two national accounts: one large, and the one with an underinflated yard. */
const accountsFor = ({ group }: DemoUser, { accounts }: World): number[] =>
  group === 'CUS' ? accounts.slice(0, 2).map(({ id }) => id) : [];

/**
 * The dealer user works for one owner's stores in the United States, the other user for stores in
 * Canada.
 */
function nonsigsFor({ group }: DemoUser, world: World): number[] {
  if (group !== 'DLR' && group !== 'WIN') return [];
  const reach = countAccountsByDealer(world);
  const byReach = world.dealers
    .filter(({ country }) => country === (group === 'DLR' ? 'US' : 'CA'))
    .sort((a, b) => (reach.get(b.id) ?? 0) - (reach.get(a.id) ?? 0) || a.id - b.id);
  if (group === 'WIN') return byReach.slice(0, 2).map(({ id }) => id);
  const [best] = byReach.filter(({ common_owner }) => common_owner);
  const isSibling = (dealer: PlacedDealer) => dealer.common_owner === best?.common_owner;
  return byReach
    .filter(isSibling)
    .slice(0, 3)
    .map(({ id }) => id);
}

/** Counts the accounts on the fleet dashboard that each dealer serves. */
function countAccountsByDealer({ accounts }: World): Map<number, number> {
  const reach = new Map<number, number>();
  for (const account of accounts.filter(({ kind }) => kindOfAccount(kind).fleetType)) {
    for (const dealer of dealersOf(account)) reach.set(dealer, (reach.get(dealer) ?? 0) + 1);
  }
  return reach;
}
