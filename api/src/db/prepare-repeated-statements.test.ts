import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema/schema.ts';
import { testDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The statements with a plan that one connection keeps after some work. */
const preparedStatementsAfter = (
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<string[]> =>
  database.kysely.connection().execute(async (db) => {
    await work(db);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where name like 'kept%' order by name`.execute(
      db,
    );
    return rows.map(({ statement }) => statement);
  });

const sum = (db: Kysely<Schema>, one: number) =>
  sql<{ sum: number }>`select ${one}::int + ${2}::int as sum`.execute(db);
const text = 'select $1::int + $2::int as sum';

test('a statement of transactions keeps its plan from the second time on, and each gets its own values', async () => {
  const sums: (number | undefined)[] = [];
  const kept = await preparedStatementsAfter(async (db) => {
    for (const one of [1, 2, 3])
      await db.transaction().execute(async (transaction) => {
        sums.push((await sum(transaction, one)).rows[0]?.sum);
      });
  });
  expect(sums).toEqual([3, 4, 5]);
  expect(kept).toContain(text);
});

test('what is read outside of a transaction keeps none, nor does a statement without values', async () => {
  const other = (db: Kysely<Schema>) => sql`select ${1}::int - ${2}::int as difference`.execute(db);
  const plain = (db: Kysely<Schema>) => sql`select 17 as nothing`.execute(db);
  const kept = await preparedStatementsAfter(async (db) => {
    for (let time = 0; time < 3; time += 1) {
      await other(db);
      await db.transaction().execute(plain);
    }
  });
  expect(kept.filter((each) => each.includes('difference') || each.includes('nothing'))).toEqual(
    [],
  );
});

test('a long list is planned for, among short ones whose plan is kept', async () => {
  const count = (db: Kysely<Schema>, length: number) => {
    const list = Array.from({ length }, (_, index) => index);
    return sql<{ many: number }>`select count(*)::int as many from unnest(${list}::int[])`.execute(
      db,
    );
  };
  const lengths = [5000, 5000, 3, 3, 3, 5000];
  const kept = await database.kysely.connection().execute(async (db) => {
    for (const length of lengths) {
      const { rows } = await db.transaction().execute((transaction) => count(transaction, length));
      expect(rows).toEqual([{ many: length }]);
    }
    const { rows } = await sql<{ runs: number }>`
      select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where name like 'kept%' and statement like '%as many%'`.execute(db);
    return rows;
  });
  expect(kept).toEqual([{ runs: 2 }]);
});

test('after a statement that fails the connection goes on', async () => {
  const divide = (db: Kysely<Schema>, by: number) =>
    sql<{ share: number }>`select ${6}::int / ${by}::int as share`.execute(db);
  await preparedStatementsAfter(async (db) => {
    for (const by of [3, 0, 2]) {
      const answer = db.transaction().execute((transaction) => divide(transaction, by));
      if (by === 0) await expect(answer).rejects.toThrow('division by zero');
      else expect((await answer).rows).toEqual([{ share: 6 / by }]);
    }
  });
});

test('of texts that never end only so many are kept', async () => {
  const kept = await preparedStatementsAfter(async (db) => {
    for (let length = 1; length <= 500; length += 1) {
      const values = sql.join(Array.from({ length }, (_, index) => sql`${index}::int`));
      for (let time = 0; time < 2; time += 1)
        await db.transaction().execute((transaction) => sql`select ${values}`.execute(transaction));
    }
  });
  expect(kept).toHaveLength(400);
}, 180_000);
