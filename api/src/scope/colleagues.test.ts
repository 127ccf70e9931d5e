import type { Group } from '@portal/contract/portal';
import { addTestUser } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { colleaguesOf } from './colleagues.ts';
import { addFleet } from './testing.ts';

interface Person {
  readonly group: Group;
  readonly accounts?: readonly number[];
  readonly nonsigs?: readonly number[];
  readonly isLocked?: boolean;
}

/** Dealer 1 serves account 1, dealer 2 accounts 1 and 2. */
const people = {
  Ada: { group: 'CUS', accounts: [1, 2] },
  Bea: { group: 'CUS', accounts: [1] },
  Cem: { group: 'CUS', accounts: [2] },
  Dan: { group: 'CUS', accounts: [1], isLocked: true },
  Eva: { group: 'DLR', nonsigs: [1] },
  Flo: { group: 'DLR', nonsigs: [1, 2] },
  Gil: { group: 'WIN', nonsigs: [2] },
  // A former dealer whose nonsig was left in place.
  Hal: { group: 'CUS', nonsigs: [1] },
  Ian: { group: 'GYR' },
  Joy: { group: 'SSC' },
} as const satisfies Readonly<Record<string, Person>>;
type Name = keyof typeof people;

let database: Database;
const ids = new Map<string, number>();
beforeAll(async () => {
  database = await testDatabase();
  await addFleet(database);
  const db = database.kysely;
  for (const [name, person] of Object.entries<Person>(people)) {
    const { group, accounts = [], nonsigs = [], isLocked = false } = person;
    const user_id = await addTestUser(database, { name, group, isLocked });
    ids.set(name, user_id);
    for (const account_id of accounts)
      await db.insertInto('user_accounts').values({ user_id, account_id }).execute();
    for (const dealer_id of nonsigs)
      await db.insertInto('user_nonsigs').values({ user_id, dealer_id }).execute();
  }
});
afterAll(() => database.close());

const namesOf = async (name: Name, account: number, most = 10) => {
  const viewer = { id: ids.get(name) ?? 0, group: people[name].group };
  const found = await colleaguesOf(database.kysely, viewer, { account, most });
  return found.map((each) => each.name);
};

test.each<[Name, number, string[]]>([
  ['Ada', 1, ['Bea']],
  ['Ada', 2, ['Cem']],
  ['Bea', 1, ['Ada']],
  ['Eva', 1, ['Flo']],
  ['Flo', 1, ['Eva', 'Gil']],
  ['Flo', 2, ['Gil']],
  ['Gil', 2, ['Flo']],
  ['Ian', 1, ['Joy']],
  ['Joy', 1, ['Ian']],
])('the colleagues of %s at account %i are %j', async (name, account, expected) => {
  expect(await namesOf(name, account)).toEqual(expected);
});

test('as many are told as are asked for', async () => {
  expect(await namesOf('Flo', 1, 1)).toEqual(['Eva']);
});
