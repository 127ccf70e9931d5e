import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { randomOf } from '../demo/random.ts';
import type { Schema } from '../schema/schema.ts';
import { testDatabase } from '../testing.ts';
import { interleave } from './testing/interleave.ts';
import { market, storeMarket } from './testing/market.ts';
import { randomWriter } from './testing/random-writer.ts';
import { recount } from './testing/recount.ts';
import { storedSums } from './testing/sums.ts';

// The embedded database has one connection, so writes are never concurrent.
describe('two who write at once', () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
    await storeMarket(database.kysely);
  });
  afterEach(() => database.close());

  const isRight = async () =>
    expect(await storedSums(database.kysely)).toEqual(await recount(database.kysely));

  const buy = (db: Kysely<Schema>, account_id: number, invoice_date: string) =>
    db
      .insertInto('invoice_lines')
      .values({
        account_id,
        location_id: account_id,
        dealer_id: 1,
        invoice_number: `${account_id} ${invoice_date}`,
        line_number: 1,
        invoice_date,
        kind: 'new_tire',
        product_id: 1,
        quantity: 2,
        amount: 500,
      })
      .execute();

  const changeFleetType = (db: Kysely<Schema>, id: number) =>
    db.updateTable('accounts').set({ fleet_type: null }).where('id', '=', id).execute();

  test('they take turns, even when one comes to the same sums in the opposite order', async () => {
    await interleave(
      database.kysely,
      (db) => buy(db, 1, '2024-01-31'),
      async (db) => {
        await buy(db, 3, '2024-02-01');
        await buy(db, 3, '2024-01-31');
      },
      (db) => buy(db, 1, '2024-02-01'),
    );
    await isRight();
  });

  test('a line follows its account, whose fleet type changes before the line is stored', async () => {
    await interleave(
      database.kysely,
      (db) => changeFleetType(db, 1),
      (db) => buy(db, 1, '2024-01-31'),
    );
    await isRight();
  });

  test('an account takes along the line that was stored while its fleet type changed', async () => {
    await interleave(
      database.kysely,
      (db) => buy(db, 1, '2024-01-31'),
      (db) => changeFleetType(db, 1),
    );
    await isRight();
  });

  test('a recount waits for what is being written', async () => {
    await interleave(
      database.kysely,
      (db) => buy(db, 1, '2024-01-31'),
      (db) => sql`select recount_purchases()`.execute(db),
    );
    await isRight();
  });

  test('random writes to different accounts add up', async () => {
    const write = async (name: string, accounts: typeof market.accounts) => {
      const random = randomOf(1, name);
      const one = randomWriter(random, accounts, name);
      for (let round = 0; round < 20; round += 1) {
        await database.kysely.transaction().execute(async (transaction) => {
          for (let count = random.integer(1, 4); count > 0; count -= 1) await one(transaction);
        });
      }
    };
    await Promise.all([
      write('first', market.accounts.slice(0, 3)),
      write('second', market.accounts.slice(3)),
    ]);
    await isRight();
  });
});
