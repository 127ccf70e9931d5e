import { sql } from 'kysely';
import { addTestUser } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { bindToViewer } from './bind.ts';
import { guardedTables, relations } from './guards.ts';
import type { Viewer } from './scope.ts';
import { unguardedTable } from './unguarded-table.ts';

let database: Database;
let ours: Viewer;
let theirs: Viewer;

beforeAll(async () => {
  database = await testDatabase();
  const group = 'CUS';
  ours = { id: await addTestUser(database, { group }), group };
  theirs = { id: await addTestUser(database, { group }), group };
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.kysely.deleteFrom('favorite_reports').execute();
  for (const { id } of [ours, theirs]) {
    await database.kysely
      .insertInto('favorite_reports')
      .values({
        user_id: id,
        name: `Of ${id}`,
        report_kind: 1,
        request_url: '/',
        saved_report: null,
        created_at: new Date(),
      })
      .execute();
  }
});

const owners = async () => {
  const rows = await database.kysely
    .selectFrom('favorite_reports')
    .select(['user_id', 'name'])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ user_id, name }) => [user_id, name]));
};

test('every table and view of the database says whose rows are seen', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    order by 1`.execute(database.kysely);
  const ofMigrations = 'schema_migrations';
  const names = rows.map(({ name }) => name).filter((name) => name !== ofMigrations);
  expect([...relations].sort()).toEqual(names.sort());
});

/** Readable by anyone who knows a record's random id. */
const ofNobody = ['kept_records'];

test('what is of an account or of a person is not shared', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in
      ('account_id', 'casing_id', 'user_id', 'tire_id', 'removal_id', 'spec_id', 'reading_id')
    order by 1`.execute(database.kysely);
  const owned = rows.map(({ name }) => name).filter((name) => !ofNobody.includes(name));
  expect(owned).toEqual(expect.arrayContaining(['casing_events', 'location_groups', 'sessions']));
  const guarded = [...owned, 'accounts', 'users', 'sign_in_attempts', 'signing_keys'];
  expect([...guardedTables].sort()).toEqual(guarded.sort());
});

test.each([
  ['plain', sql`select name from favorite_reports`],
  ['in a subquery', sql`select name from (select * from favorite_reports f) each`],
  [
    'after expressions of its own',
    sql`with own as (select * from favorite_reports) select name from own`,
  ],
  [
    'after recursive ones',
    sql`
      with recursive own as (
        select name, 1 as step from favorite_reports
        union all select name, step + 1 from own where step < 1)
      select name from own`,
  ],
  ['named by a value of the query', sql`select name from ${sql.table('favorite_reports')}`],
  ['quoted', sql`select name from "favorite_reports"`],
])('written SQL reads the own rows alone: %s', async (_, query) => {
  const { rows } = await query.execute(bindToViewer(database.kysely, ours));
  expect(rows).toEqual([{ name: `Of ${ours.id}` }]);
});

test('built queries read the own rows alone, joined and in a transaction too', async () => {
  const read = (db = bindToViewer(database.kysely, ours)) =>
    db
      .selectFrom('users as u')
      .leftJoin('favorite_reports as f', (join) => join.onTrue())
      .select(['u.id', 'f.name'])
      .execute();
  const own = [{ id: ours.id, name: `Of ${ours.id}` }];
  expect(await read()).toEqual(own);
  expect(await bindToViewer(database.kysely, ours).transaction().execute(read)).toEqual(own);
});

test('nobody sees no guarded row', async () => {
  const nobody = bindToViewer(database.kysely, null);
  for (const table of guardedTables) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(nobody);
    expect(rows).toEqual([]);
  }
});

test('updates and deletions reach the own rows alone', async () => {
  const db = bindToViewer(database.kysely, ours);
  await db.updateTable('favorite_reports').set({ name: 'Changed' }).execute();
  await db.updateTable('favorite_reports as f').set({ name: 'Again' }).execute();
  expect(await owners()).toEqual({ [ours.id]: 'Again', [theirs.id]: `Of ${theirs.id}` });
  await db.deleteFrom('favorite_reports').execute();
  expect(await owners()).toEqual({ [theirs.id]: `Of ${theirs.id}` });
});

test.each([
  ['an update', sql`update favorite_reports set name = 'x'`],
  ['a deletion', sql`delete from ${sql.table('favorite_reports')}`],
  [
    'a deletion in an expression',
    sql`with gone as (delete from only "favorite_reports" returning 1) select 1`,
  ],
])('written SQL changes nothing: %s', async (_, query) => {
  const before = await owners();
  await expect(query.execute(bindToViewer(database.kysely, ours))).rejects.toThrow('query builder');
  expect(await owners()).toEqual(before);
});

test("everybody's rows are read by name", async () => {
  const { rows } = await sql`
    select name from ${unguardedTable('favorite_reports')} order by id`.execute(
    bindToViewer(database.kysely, ours),
  );
  expect(rows).toEqual([ours, theirs].map(({ id }) => ({ name: `Of ${id}` })));
});
