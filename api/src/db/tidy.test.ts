import { sql } from 'kysely';
import { addTestUser } from '../app/testing.ts';
import { areas } from '../serving/areas.ts';
import type { Database } from './database.ts';
import { testDatabase } from './testing.ts';
import { deleteOldData, vacuumTables } from './tidy.ts';

const tidyings = areas.flatMap((area) => area.tidyings);

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * Inserts and deletes rows.
 *
 * @returns the size of their table, in bytes
 */
async function insertAndDeleteRows(): Promise<number> {
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
  const once = await insertAndDeleteRows();
  await vacuumTables({ ...database, kind: 'embedded' }, tidyings);
  expect(await insertAndDeleteRows()).toBe(once);
  expect(await insertAndDeleteRows()).toBeGreaterThan(once);
});

test('PostgreSQL is left to its own', async () => {
  const before = await insertAndDeleteRows();
  await vacuumTables({ ...database, kind: 'postgresql' }, tidyings);
  expect(await insertAndDeleteRows()).toBeGreaterThan(before);
});

test('what nobody needs any more is forgotten', async () => {
  const now = new Date('2025-07-01T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  const { kysely } = database;
  const user_id = await addTestUser(database);
  const said = { name: 'Rita', last_name: 'Moss', company: 'Moss', group_code: 'CUS' } as const;
  const asked = { ...said, language: 'en-US', requested_at: daysAgo(900) };
  await kysely
    .insertInto('registrations')
    .values([
      { ...asked, email: 'waits' },
      { ...asked, email: 'lately', state: 'declined', decided_at: daysAgo(364) },
      { ...asked, email: 'long ago', state: 'declined', decided_at: daysAgo(366) },
    ])
    .execute();
  await kysely
    .insertInto('password_links')
    .values([
      { link_hash: 'works', user_id, expires_at: daysAgo(-1) },
      { link_hash: 'used', user_id, expires_at: daysAgo(-1), used_at: daysAgo(0) },
      { link_hash: 'too old', user_id, expires_at: daysAgo(1) },
    ])
    .execute();
  const [account] = await kysely
    .insertInto('accounts')
    .values({ nonsig: '1', name: 'Moss', account_type: 3, fleet_type: null, country: 'US' })
    .returning('id')
    .execute();
  const template = {
    user_id,
    account_id: account?.id ?? 0,
    tab_type: 'combined',
    date_type: '4',
    date_from: '2025-01-01',
    date_to: '2025-06-30',
    form_version: 1,
    saved_report: '{}',
    created_at: daysAgo(900),
    changed_at: daysAgo(900),
  } as const;
  await kysely
    .insertInto('dashboard_templates')
    .values([
      { ...template, name: 'kept' },
      { ...template, name: 'deleted lately', deleted_at: daysAgo(6) },
      { ...template, name: 'deleted long ago', deleted_at: daysAgo(8) },
    ])
    .execute();
  await deleteOldData(database, tidyings, now);
  const templates = await kysely
    .selectFrom('dashboard_templates')
    .select('name')
    .orderBy('id')
    .execute();
  expect(templates.map(({ name }) => name)).toEqual(['kept', 'deleted lately']);
  const registrations = await kysely.selectFrom('registrations').select('email').execute();
  expect(registrations.map(({ email }) => email).sort()).toEqual(['lately', 'waits']);
  const links = await kysely.selectFrom('password_links').select('link_hash').execute();
  expect(links).toEqual([{ link_hash: 'works' }]);
});
