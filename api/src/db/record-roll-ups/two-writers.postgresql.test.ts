import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { randomOf } from '../demo/random.ts';
import { interleave } from '../purchase-roll-ups/testing/interleave.ts';
import { market, storeMarket } from '../purchase-roll-ups/testing/market.ts';
import type { Schema } from '../schema/schema.ts';
import { testDatabase } from '../testing.ts';
import { randomRecordWriter } from './testing/random-writer.ts';
import { recountRecords } from './testing/recount.ts';
import { storedRecordSums } from './testing/sums.ts';

type Db = Kysely<Schema>;

// The embedded database has one connection, so writes are never concurrent.
describe('two who write at once', () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
    await storeMarket(database.kysely);
  });
  afterEach(() => database.close());

  const isRight = async () =>
    expect(await storedRecordSums(database.kysely)).toEqual(await recountRecords(database.kysely));

  const place = { account_id: 1, location_id: 1, dealer_id: 1 };
  const call = (db: Db, call_number: string) =>
    db
      .insertInto('service_calls')
      .values({
        ...place,
        call_number,
        call_type: 'emergency',
        unit_location: 'yard',
        status: 'completed',
        received_at: new Date('2024-02-01T12:00:00Z'),
        received_on: '2024-02-01',
      })
      .execute();
  const casing = (db: Db, casing_number: string) =>
    db
      .insertInto('casings')
      .values({
        ...place,
        casing_number,
        product_id: 1,
        previous_caps: 1,
        disposition: 'used',
        disposed_on: '2024-02-01',
      })
      .execute();
  const line = (db: Db, invoice_number: string) =>
    db
      .insertInto('invoice_lines')
      .values({
        ...place,
        invoice_number,
        line_number: 1,
        invoice_date: '2024-02-01',
        kind: 'fee',
        quantity: 1,
        amount: 10,
      })
      .execute();
  const moveAccount = (db: Db) =>
    db.updateTable('accounts').set({ fleet_type: null }).where('id', '=', 1).execute();

  test.each([
    ['calls and casings', call, casing],
    ['calls and lines', call, line],
    ['casings and lines', casing, line],
  ])('who writes %s in one order waits for who does in the other', async (_, one, other) => {
    await interleave(
      database.kysely,
      (db) => one(db, 'A'),
      async (db) => {
        await other(db, 'B');
        await one(db, 'B');
      },
      (db) => other(db, 'A'),
    );
    await isRight();
  });

  test.each([
    ['a call', call],
    ['a casing', casing],
  ])('%s follows its account, whose fleet type changes at the same time', async (_, write) => {
    await interleave(database.kysely, moveAccount, (db) => write(db, 'A'));
    await isRight();
  });

  test.each([
    ['a call', call],
    ['a casing', casing],
  ])('an account takes along %s that is stored at the same time', async (_, write) => {
    await interleave(database.kysely, (db) => write(db, 'A'), moveAccount);
    await isRight();
  });

  const changes: [string, (db: Db, isFirst: boolean) => Promise<unknown>][] = [
    ['dealer', (db, is_ctsc) => db.updateTable('dealers').set({ is_ctsc }).execute()],
    [
      'product',
      (db, isFirst) =>
        db
          .updateTable('products')
          .set({ brand: isFirst ? 'Veyra' : 'Northvale' })
          .execute(),
    ],
  ];

  test.each(changes)('a casing is counted by what its %s becomes meanwhile', async (_, change) => {
    const { kysely } = database;
    await interleave(
      kysely,
      (db) => change(db, true),
      (db) => casing(db, 'A'),
    );
    await isRight();
    await interleave(
      kysely,
      (db) => casing(db, 'B'),
      (db) => change(db, false),
    );
    await isRight();
  });

  test('random writes to different accounts add up', async () => {
    const write = async (name: string, accounts: typeof market.accounts) => {
      const random = randomOf(1, name);
      const one = randomRecordWriter(random, accounts, name, false);
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
