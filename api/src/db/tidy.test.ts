import { sql } from 'kysely';
import type { Database } from './database.ts';
import { testDatabase } from './testing.ts';
import { tidy } from './tidy.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Rows come and go. @returns the size of their table, in bytes */
async function comeAndGo(): Promise<number> {
  await sql`insert into rate_limits
    select repeat('x', 1500) || number, now(), 1 from generate_series(1, 200) as number`.execute(
    database.kysely,
  );
  await sql`delete from rate_limits`.execute(database.kysely);
  const { rows } = await sql<{ size: number }>`
    select pg_relation_size('rate_limits') as size`.execute(database.kysely);
  return rows[0]?.size ?? 0;
}

test('what deleted rows leave behind is used again', async () => {
  const once = await comeAndGo();
  await tidy({ ...database, kind: 'embedded' });
  expect(await comeAndGo()).toBe(once);
  expect(await comeAndGo()).toBeGreaterThan(once);
});

test('PostgreSQL is left to its own', async () => {
  const before = await comeAndGo();
  await tidy({ ...database, kind: 'postgresql' });
  expect(await comeAndGo()).toBeGreaterThan(before);
});
