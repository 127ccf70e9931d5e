import { demoUsers } from '../access/demo-users.ts';
import { addTestUser, TestClock } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { readDemoInfo } from './demo-data.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** A clock for which it is 2025-07-01 almost everywhere. */
const clock = new TestClock();
const [first] = demoUsers;
const loaded = (today: string) =>
  database.kysely
    .insertInto('demo_loads')
    .values({ size: 'small', seed: 1, today, settled_at: null })
    .execute();

test('a database without demo users has none to tell of', async () => {
  await addTestUser(database);
  expect(await readDemoInfo(database.kysely, clock)).toBeNull();
});

test.each([
  ['an earlier day', '2025-06-29', '2025-06-29'],
  ['today or later', '2025-07-02', null],
])('demo data that ends on %s', async (_, today, endedOn) => {
  await addTestUser(database, { email: first?.email ?? '' });
  await loaded(today);
  expect(await readDemoInfo(database.kysely, clock)).toMatchObject({
    users: [{ email: first?.email }],
    endedOn,
  });
});
