import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { randomOf } from '../demo/random.ts';
import { market, storeMarket } from '../purchase-roll-ups/testing/market.ts';
import { writeSome } from '../purchase-roll-ups/testing/write-some.ts';
import { testDatabase } from '../testing.ts';
import { randomRecordWriter } from './testing/random-writer.ts';
import { recountRecords } from './testing/recount.ts';
import { noRecordSums, storedRecordSums } from './testing/sums.ts';

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
    const random = randomOf(seed, 'records');
    const write = randomRecordWriter(random, market.accounts, 'R');
    let most = 0;
    for (let round = 0; round < 40; round += 1) {
      await writeSome(kysely, random, write);
      const counted = await recountRecords(kysely);
      expect(await storedRecordSums(kysely)).toEqual(counted);
      most = Math.max(most, Object.keys(counted.casingMonths).length);
    }
    // Otherwise the test would prove nothing.
    expect(most).toBeGreaterThan(10);
  },
);

test('counting everything anew changes nothing, and mends what went wrong', async () => {
  const { kysely } = database;
  const write = randomRecordWriter(randomOf(5, 'records'), market.accounts, 'R');
  for (let count = 0; count < 30; count += 1) await write(kysely);
  const counted = await recountRecords(kysely);
  const recount = async () => {
    await sql`select recount_calls()`.execute(kysely);
    await sql`select recount_casings()`.execute(kysely);
    expect(await storedRecordSums(kysely)).toEqual(counted);
  };
  await recount();
  await kysely.updateTable('fleet_call_days').set({ calls: 1_000_000 }).execute();
  await kysely.deleteFrom('fleet_call_months').execute();
  await kysely.deleteFrom('fleet_casing_days').execute();
  await kysely.updateTable('fleet_casing_months').set({ caps: -1 }).execute();
  await kysely.updateTable('fleet_state_days').set({ calls: 7 }).execute();
  await kysely.deleteFrom('fleet_brand_days').execute();
  await kysely.updateTable('fleet_brand_months').set({ beads: -1 }).execute();
  await kysely.deleteFrom('fleet_reason_days').execute();
  await recount();
});

test('nothing is left of records that are gone', async () => {
  const { kysely } = database;
  const write = randomRecordWriter(randomOf(6, 'records'), market.accounts, 'R');
  for (let count = 0; count < 30; count += 1) await write(kysely);
  expect(await storedRecordSums(kysely)).not.toEqual(noRecordSums());
  await kysely.deleteFrom('service_calls').execute();
  await kysely.deleteFrom('casings').execute();
  expect(await storedRecordSums(kysely)).toEqual(noRecordSums());
});

test('a dealer that becomes a service centre takes its casings along, and so does a brand', async () => {
  const { kysely } = database;
  await kysely
    .insertInto('casings')
    .values({
      account_id: 1,
      location_id: 1,
      dealer_id: 1,
      casing_number: 'K1',
      product_id: 1,
      previous_caps: 2,
      disposition: 'finished',
      disposed_on: '2024-02-29',
    })
    .execute();
  const months = async () => Object.keys((await storedRecordSums(kysely)).casingMonths);
  const month = 'us_national_account 2024-02-01 finished';
  expect(await months()).toEqual([`${month} Brand unknown none false`]);
  await kysely.updateTable('dealers').set({ is_ctsc: true }).where('id', '=', 1).execute();
  expect(await months()).toEqual([`${month} Brand unknown none true`]);
  const better = { brand: 'Veyra', design_position: 'drive' } as const;
  await kysely.updateTable('products').set(better).where('id', '=', 1).execute();
  expect(await months()).toEqual([`${month} Veyra drive none true`]);
  await kysely.updateTable('accounts').set({ fleet_type: null }).where('id', '=', 1).execute();
  expect(await months()).toEqual([]);
});
