import { groups } from '@portal/contract/portal';
import { sql } from 'kysely';
import { demoPassword, demoUsers } from '../../access/demo-users.ts';
import { verifyPassword } from '../../access/passwords.ts';
import { addTestUser } from '../../app/testing.ts';
import type { Database } from '../database.ts';
import { recount } from '../purchase-roll-ups/testing/recount.ts';
import { storedSums } from '../purchase-roll-ups/testing/sums.ts';
import { recountRecords } from '../record-roll-ups/testing/recount.ts';
import { storedRecordSums } from '../record-roll-ups/testing/sums.ts';
import { testDatabase } from '../testing.ts';
import { type DemoProgress, loadDemo } from './load-demo.ts';

const request = { size: 'small', today: '2025-07-01' } as const;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const tables = [
  'accounts',
  'locations',
  'dealers',
  'products',
  'service_calls',
  'invoice_lines',
  'casings',
] as const;

async function countsOf({ kysely }: Database): Promise<number[]> {
  const counts: number[] = [];
  for (const table of [...tables, 'casing_events', 'users', 'demo_loads'] as const) {
    const { count } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(count);
  }
  return counts;
}

test('a load that is cut short leaves nothing', async () => {
  const onProgress = () => {
    throw new Error('The power went.');
  };
  await expect(loadDemo(database, { ...request, onProgress })).rejects.toThrow('The power went.');
  expect(Math.max(...(await countsOf(database)))).toBe(0);
});

test('a database with users of its own is left alone, so that it gets no user with a known password', async () => {
  const { kysely } = database;
  const id = await addTestUser(database);
  expect(await loadDemo(database, request)).toBe('kept');
  await kysely.deleteFrom('users').where('id', '=', id).execute();
  expect(Math.max(...(await countsOf(database)))).toBe(0);
});

describe('a database that was empty', () => {
  const progress: DemoProgress[] = [];
  beforeAll(async () => {
    const onProgress = (step: DemoProgress) => progress.push(step);
    expect(await loadDemo(database, { ...request, onProgress })).toBe('loaded');
  });

  test('is filled to the end, and only once', async () => {
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total);
    const counts = await countsOf(database);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(await loadDemo(database, request)).toBe('present');
    expect(await countsOf(database)).toEqual(counts);
  });

  test('the demo users can sign in and have something to see', async () => {
    const { kysely } = database;
    const users = await kysely.selectFrom('users').selectAll().orderBy('id').execute();
    expect(users.slice(0, demoUsers.length).map(({ email }) => email)).toEqual(
      demoUsers.map(({ email }) => email),
    );
    expect(await verifyPassword(users[0]?.password_hash ?? null, demoPassword)).toBe(true);
    const loginsOf = async (table: 'user_accounts' | 'user_nonsigs') => {
      const rows = await kysely
        .selectFrom(table)
        .innerJoin('users', 'users.id', `${table}.user_id`)
        .select('users.login')
        .where(
          'users.login',
          'in',
          demoUsers.map(({ login }) => login),
        )
        .distinct()
        .execute();
      return rows.map(({ login }) => login).sort();
    };
    expect(await loginsOf('user_accounts')).toEqual([
      'cus',
      'locked',
      'newterms',
      'noportal',
      'norights',
    ]);
    expect(await loginsOf('user_nonsigs')).toEqual(['dlr', 'win']);
  });

  test('there are people of every group beside them, some locked, some who never signed in', async () => {
    const { kysely } = database;
    const users = await kysely.selectFrom('users').selectAll().orderBy('id').execute();
    const people = users.slice(demoUsers.length);
    expect(users).toHaveLength(20);
    expect([...new Set(people.map(({ group_code }) => group_code))].sort()).toEqual(
      [...groups].sort(),
    );
    expect(people.some(({ is_locked }) => is_locked)).toBe(true);
    expect(people.some(({ last_sign_in_at }) => last_sign_in_at === null)).toBe(true);
    for (const { password_hash, last_sign_in_at } of people)
      expect(password_hash === null).toBe(last_sign_in_at === null);
    expect(new Set(people.map(({ password_hash }) => password_hash)).size).toBe(2);
    // Lists by name begin with a demo user.
    expect(people.every(({ last_name }) => last_name > 'Cole')).toBe(true);
  });

  test('three people wait for access, by numbers that the demo has', async () => {
    const { kysely } = database;
    const waiting = await kysely
      .selectFrom('registrations')
      .leftJoin('accounts', 'accounts.nonsig', 'registrations.account_number')
      .leftJoin('dealers', 'dealers.nonsig', 'registrations.account_number')
      .select([
        'registrations.email',
        'registrations.state',
        'registrations.company',
        sql<string>`coalesce(accounts.name, dealers.name)`.as('named'),
      ])
      .orderBy('requested_at')
      .execute();
    expect(waiting.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(waiting.slice(0, 2).map(({ named }) => named)).toEqual(
      waiting.slice(0, 2).map(({ company }) => company),
    );
  });

  test('rows added later go on with ids of their own', async () => {
    const { kysely } = database;
    const last = await kysely
      .selectFrom('accounts')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const added = await kysely
      .insertInto('accounts')
      .values({ nonsig: 'NEW', name: 'New', account_type: 1, fleet_type: null, country: 'US' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(last.id + 1);
  });

  test('statistics that were never gathered are gathered by the next start', async () => {
    const { kysely } = database;
    const settledAt = async () =>
      (await kysely.selectFrom('demo_loads').select('settled_at').executeTakeFirstOrThrow())
        .settled_at;
    expect(await settledAt()).not.toBeNull();
    await kysely.updateTable('demo_loads').set({ settled_at: null }).execute();
    await loadDemo(database, request);
    expect(await settledAt()).not.toBeNull();
  });

  test('the sums of purchases are those of its lines', async () => {
    expect(await storedSums(database.kysely)).toEqual(await recount(database.kysely));
  });

  test('the sums of calls and casings are those of the records', async () => {
    const counted = await recountRecords(database.kysely);
    expect(await storedRecordSums(database.kysely)).toEqual(counted);
  });

  test("a casing's dates and outcome are those of its events", async () => {
    const { kysely } = database;
    const casings = await kysely.selectFrom('casings').selectAll().execute();
    const events = await kysely.selectFrom('casing_events').selectAll().execute();
    const written = new Map(
      events.map(({ casing_id, step, happened_on }) => [`${casing_id} ${step}`, happened_on]),
    );
    for (const { id, picked_up_on, received_on, disposition, disposed_on } of casings) {
      expect(written.get(`${id} picked_up`) ?? null).toBe(picked_up_on);
      expect(written.get(`${id} received`) ?? null).toBe(received_on);
      for (const outcome of ['finished', 'used', 'rejected'] as const) {
        expect(written.get(`${id} ${outcome}`) ?? null).toBe(
          outcome === disposition ? disposed_on : null,
        );
      }
    }
  });
});
