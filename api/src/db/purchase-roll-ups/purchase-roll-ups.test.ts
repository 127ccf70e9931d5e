import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { randomOf } from '../demo/random.ts';
import { testDatabase } from '../testing.ts';
import { market, storeMarket } from './testing/market.ts';
import { randomWriter } from './testing/random-writer.ts';
import { recount } from './testing/recount.ts';
import { noSums, storedSums } from './testing/sums.ts';
import { writeSome } from './testing/write-some.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
  await storeMarket(database.kysely);
});
afterEach(() => database.close());

test.each([1, 2, 3])(
  'the sums are those of a recount after random writes, seed %i',
  async (seed) => {
    const { kysely } = database;
    const random = randomOf(seed, 'purchases');
    const write = randomWriter(random, market.accounts, 'I');
    let most = 0;
    for (let round = 0; round < 30; round += 1) {
      await writeSome(kysely, random, write);
      const counted = await recount(kysely);
      expect(await storedSums(kysely)).toEqual(counted);
      most = Math.max(most, Object.keys(counted.fleet_product_days).length);
    }
    // Otherwise the test would prove nothing.
    expect(most).toBeGreaterThan(5);
  },
);

test('counting everything anew changes nothing, and mends what went wrong', async () => {
  const { kysely } = database;
  const write = randomWriter(randomOf(5, 'purchases'), market.accounts, 'I');
  for (let count = 0; count < 30; count += 1) await write(kysely);
  const counted = await recount(kysely);
  await sql`select recount_purchases()`.execute(kysely);
  expect(await storedSums(kysely)).toEqual(counted);
  await kysely.updateTable('purchase_days').set({ lines: 1_000_000 }).execute();
  await kysely.deleteFrom('fleet_product_days').execute();
  await sql`select recount_purchases()`.execute(kysely);
  expect(await storedSums(kysely)).toEqual(counted);
});

test('nothing is left of lines that are gone', async () => {
  const { kysely } = database;
  const write = randomWriter(randomOf(6, 'purchases'), market.accounts, 'I');
  for (let count = 0; count < 30; count += 1) await write(kysely);
  expect(await storedSums(kysely)).not.toEqual(noSums());
  await kysely.deleteFrom('invoice_lines').execute();
  expect(await storedSums(kysely)).toEqual(noSums());
});
