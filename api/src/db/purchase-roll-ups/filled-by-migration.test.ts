import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { testDatabase } from '../testing.ts';
import { market, storeMarket } from './testing/market.ts';
import { recount } from './testing/recount.ts';
import { noSums, storedSums } from './testing/sums.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

test('a database that has lines already gets their sums and the kind of their calls', async () => {
  const { kysely } = database;
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const before = (await readMigrations()).filter(({ name }) => name < '0005');
  expect(await migrate(kysely, before)).toHaveLength(4);
  await storeMarket(kysely);
  for (const { id, location_id, calls } of market.accounts) {
    const bought = market.days.flatMap((invoice_date, day) =>
      market.goods.map((good, index) => ({
        account_id: id,
        location_id,
        dealer_id: 1,
        call_id: calls[(day + index) % 4] ?? null,
        invoice_number: `${id} ${invoice_date}`,
        line_number: index + 1,
        invoice_date,
        ...good,
        quantity: index - 1,
        amount: 100.1 * (index - 1),
      })),
    );
    await kysely.insertInto('invoice_lines').values(bought).execute();
  }

  await migrate(kysely);
  const counted = await recount(kysely);
  expect(counted).not.toEqual(noSums());
  expect(await storedSums(kysely)).toEqual(counted);
  const { rows } = await sql`
    select l.id from invoice_lines l left join service_calls c on c.id = l.call_id
    where (l.call_type, l.unit_location) is distinct from (c.call_type, c.unit_location)`.execute(
    kysely,
  );
  expect(rows).toEqual([]);
});
