import { sql } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseNotOpened } from './database-not-opened.ts';
import { migrate, readMigrations } from './migrate.ts';
import { testDatabase } from './testing.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const exists = async (table: string) => {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass(${table})::text as found`.execute(database.kysely);
  return rows[0]?.found !== null;
};

const withMore = async (...more: { name: string; text: string; hash: string }[]) => [
  ...(await readMigrations()),
  ...more,
];

test('a migrated database has nothing left to apply', async () => {
  expect(await migrate(database.kysely)).toEqual([]);
  expect(await exists('users')).toBe(true);
});

test('what is missing is applied in order and recorded', async () => {
  const migrations = await withMore(
    { name: '9001-one.sql', text: 'create table one (id integer);', hash: 'a' },
    {
      name: '9002-two.sql',
      text: 'create table two as select * from one; drop table one;',
      hash: 'b',
    },
  );
  expect(await migrate(database.kysely, migrations)).toEqual(['9001-one.sql', '9002-two.sql']);
  expect(await exists('two')).toBe(true);
  expect(await migrate(database.kysely, migrations)).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const migrations = await withMore(
    { name: '9001-good.sql', text: 'create table good (id integer);', hash: 'a' },
    {
      name: '9002-bad.sql',
      text: 'create table half (id integer); select * from nowhere;',
      hash: 'b',
    },
  );
  const failure = await migrate(database.kysely, migrations).catch((error: unknown) => error);
  // Startup prints this message.
  expect(failure).toBeInstanceOf(DatabaseNotOpened);
  expect(failure).toHaveProperty(
    'message',
    'The migration 9002-bad.sql failed, and nothing of it was applied: ' +
      'relation "nowhere" does not exist. The database must be empty, or one of this portal.',
  );
  expect(await exists('good')).toBe(true);
  expect(await exists('half')).toBe(false);
});

test('two that migrate at once take turns', async () => {
  const migrations = await withMore({
    name: '9001-slow.sql',
    text: 'select pg_sleep(0.2); create table slow (id integer);',
    hash: 'a',
  });
  const applied = await Promise.all([
    migrate(database.kysely, migrations),
    migrate(database.kysely, migrations),
  ]);
  expect(applied.flat()).toEqual(['9001-slow.sql']);
});

test('a migration that was changed after it had been applied is refused', async () => {
  const [first, ...rest] = await readMigrations();
  const changed = { name: '', text: '', ...first, hash: 'changed' };
  await expect(migrate(database.kysely, [changed, ...rest])).rejects.toThrow(
    `The migration ${changed.name} was changed after it had been applied.`,
  );
});

test('a database of a newer portal is refused', async () => {
  await expect(migrate(database.kysely, (await readMigrations()).slice(0, 1))).rejects.toThrow(
    'The database was migrated by a newer portal',
  );
});
