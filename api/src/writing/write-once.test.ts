import { randomUUID } from 'node:crypto';
import { addTestUser } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { keyTidying } from './key-tidying.ts';
import { writeOnce } from './write-once.ts';

let database: Database;
let userId: number;
beforeAll(async () => {
  database = await testDatabase();
  userId = await addTestUser(database);
});
afterAll(() => database.close());

const now = new Date('2025-07-01T12:00:00Z');
const call = 'POST trips/save';

/** Writes a row identified by its unique name. */
async function write(clientKey: string | undefined, name: string, said: unknown = { name }) {
  return writeOnce(database.kysely, { userId, call, said, clientKey, now }, async (transaction) => {
    await transaction.insertInto('write_probes').values({ name, written_at: now }).execute();
    return { made: name, at: randomUUID() };
  });
}

const isThere = async (name: string) =>
  (
    await database.kysely
      .selectFrom('write_probes')
      .where('name', '=', name)
      .select('name')
      .execute()
  ).length === 1;

test('writes that come at once with one key take effect once, and all get one answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(key, 'at once')));
  expect(new Set(answers.map(({ at }) => at)).size).toBe(1);
  expect(await isThere('at once')).toBe(true);
});

test('a write that fails leaves nothing, and its key may be used again', async () => {
  const key = randomUUID();
  const failing = writeOnce(
    database.kysely,
    { userId, call, said: {}, clientKey: key, now },
    async (transaction) => {
      await transaction
        .insertInto('write_probes')
        .values({ name: 'failed', written_at: now })
        .execute();
      throw new Error('The power went.');
    },
  );
  await expect(failing).rejects.toThrow('The power went.');
  expect(await isThere('failed')).toBe(false);
  expect((await write(key, 'failed')).made).toBe('failed');
});

test('a key of another call, or with another body, is refused', async () => {
  const key = randomUUID();
  await write(key, 'first', { a: 1, b: [1, 2] });
  await expect(write(key, 'first', { b: [2, 1], a: 1 })).rejects.toMatchObject({
    code: 'key_reused',
  });
  const other = writeOnce(
    database.kysely,
    { userId, call: 'POST trips/end', said: { a: 1, b: [1, 2] }, clientKey: key, now },
    async () => ({}),
  );
  await expect(other).rejects.toMatchObject({ code: 'key_reused', path: 'client_key' });
});

test('without a key a write takes effect each time', async () => {
  await write(undefined, 'one');
  await write(undefined, 'two');
  expect([await isThere('one'), await isThere('two')]).toEqual([true, true]);
});

test('answers are kept as long as was said', async () => {
  const { kysely } = database;
  const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  const key = randomUUID();
  const first = await write(key, 'kept');
  await keyTidying(90).forget(kysely, later(90));
  expect(await write(key, 'kept')).toEqual(first);
  await keyTidying(90).forget(kysely, later(90.1));
  expect(await kysely.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});
