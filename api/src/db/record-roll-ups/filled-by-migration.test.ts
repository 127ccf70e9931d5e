import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { randomOf } from '../demo/random.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { insertKnownColumns, market, storeMarket } from '../purchase-roll-ups/testing/market.ts';
import { testDatabase } from '../testing.ts';
import { randomCall, randomCasing } from './testing/random-records.ts';
import { recountRecords } from './testing/recount.ts';
import { storedRecordSums } from './testing/sums.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

test('a database that has calls and casings already gets their sums and numbers', async () => {
  const { kysely } = database;
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const before = (await readMigrations()).filter(({ name }) => name < '0008');
  expect(await migrate(kysely, before)).toHaveLength(7);
  await storeMarket(kysely);
  const random = randomOf(1, 'migrated');
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  const calls = ids.map((id) => ({ id, ...randomCall(random, market.accounts, '') }));
  const casings = ids.map((id) => ({ id, ...randomCasing(random, market.accounts, '') }));
  await insertKnownColumns(kysely, 'service_calls', calls);
  await insertKnownColumns(kysely, 'casings', casings);

  await migrate(kysely);
  const counted = await recountRecords(kysely);
  for (const rows of Object.values(counted)) expect(Object.keys(rows).length).toBeGreaterThan(20);
  expect(await storedRecordSums(kysely)).toEqual(counted);
  const call = kysely.selectFrom('service_calls').select('call_number').where('id', '=', 7);
  expect(await call.executeTakeFirst()).toEqual({ call_number: 'C000000007' });
  const casing = kysely.selectFrom('casings').select('casing_number').where('id', '=', 7);
  expect(await casing.executeTakeFirst()).toEqual({ casing_number: 'K000000007' });
});
