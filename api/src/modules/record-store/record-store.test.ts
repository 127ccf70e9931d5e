import { sql } from 'kysely';
import type { SessionKeys } from '../../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { areas } from '../../serving/areas.ts';

let api: TestApi;
let userId: number;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(async () => {
  userId = await addTestUser(api.database, { rights: ['TMLOGIN'] });
  as = await api.sessionOf(userId);
});

const keep = (record: string, user = as) =>
  api.call('POST portal-v1:record_store/set_record', { as: user, body: { record } });
const read = (id: string, user = as) =>
  api.call('GET portal-v1:record_store/get_record/{id}', { as: user, params: { id } });

test.each([
  ['a selection', '{"locations":[1,2,3]}'],
  ['signs of all kinds', 'ção ünï 漢字 🚚 "quotes" \\ \n\t'],
  ['the longest', 'x'.repeat(200_000)],
])('%s comes back letter for letter under a short key', async (_, record) => {
  const { body, status } = await keep(record);
  expect(status).toBe(200);
  expect(body.id).toMatch(/^[\w-]{22}$/);
  expect((await read(body.id)).body).toEqual({ id: body.id, record });
});

test('the same record has the same key, so a retry keeps nothing twice', async () => {
  const first = await keep('kept twice');
  expect((await keep('kept twice')).body).toEqual(first.body);
  const other = await api.sessionOf(await addTestUser(api.database, { rights: ['TMLOGIN'] }));
  expect((await keep('kept twice', other)).body).not.toEqual(first.body);
});

test('whoever is signed in and has the key, as from a copied link, reads the record', async () => {
  const { body } = await keep('shared');
  const other = await api.sessionOf(await addTestUser(api.database, { rights: ['TMLOGIN'] }));
  expect((await read(body.id, other)).body).toEqual({ id: body.id, record: 'shared' });
  const { status } = await api.call('GET portal-v1:record_store/get_record/{id}', {
    params: { id: body.id },
  });
  expect(status).toBe(403);
});

test('a key that nobody has is refused', async () => {
  const { status, body } = await read('no-such-record');
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'unknown_value', path: 'id' });
});

describe('after 90 days', () => {
  const days = (count: number) => ({ minutes: count * 24 * 60 });
  const signInAgain = async () =>
    api.sessionOf(await addTestUser(api.database, { rights: ['TMLOGIN'] }));
  const ids = async () => {
    const rows = await api.database.kysely.selectFrom('kept_records').select('id').execute();
    return rows.map(({ id }) => id);
  };

  test('a record that nobody used is gone, and the next one that is kept takes it away', async () => {
    const { id } = (await keep('forgotten')).body;
    api.clock.pass(days(91));
    const later = await signInAgain();
    expect((await read(id, later)).body).toMatchObject({ code: 'unknown_value', path: 'id' });
    expect(await ids()).toContain(id);
    await keep('something else', later);
    expect(await ids()).not.toContain(id);
  });

  test.each([
    ['was read', (id: string, user: SessionKeys) => read(id, user)],
    ['was kept again', (_: string, user: SessionKeys) => keep('in use', user)],
  ])('one that %s in between is there', async (_, use) => {
    const owner = await addTestUser(api.database, { rights: ['TMLOGIN'] });
    const { id } = (await keep('in use', await api.sessionOf(owner))).body;
    api.clock.pass(days(60));
    await use(id, await api.sessionOf(owner));
    api.clock.pass(days(60));
    const later = await signInAgain();
    await keep('something else', later);
    expect((await read(id, later)).body).toEqual({ id, record: 'in use' });
  });
});

test.each([
  ['', 'record'],
  ['x', 'record'],
  ['x'.repeat(200_001), 'record'],
  ['with a NUL \0', 'record'],
])('a record that cannot be kept is refused', async (record, path) => {
  const { status, body } = await keep(record);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid', path });
});

test('a key of another form is refused', async () => {
  expect((await read('short')).body).toMatchObject({ code: 'invalid', path: 'id' });
});

describe('what a user may keep', () => {
  const kept = async () => {
    const { rows } = await sql<{ records: number; bytes: number }>`
      select count(*) as records, sum(octet_length(record)) as bytes from kept_records
      where user_id = ${userId}`.execute(api.database.kysely);
    return rows[0];
  };
  const passMinute = () => api.clock.pass({ seconds: 61 });

  test('is so many bytes: what was used longest ago makes room', async () => {
    const { id } = (await keep('the first')).body;
    api.clock.pass({ seconds: 2 });
    const ids: string[] = [];
    for (let count = 0; count < 51; count += 1) {
      const { status, body } = await keep(`${count}`.padEnd(199_000, 'x'));
      expect(status).toBe(200);
      ids.push(body.id);
      api.clock.pass({ seconds: 2 });
    }
    expect(await kept()).toEqual({ records: 50, bytes: 50 * 199_000 });
    expect((await read(id)).body).toMatchObject({ code: 'unknown_value' });
    expect((await read(ids[0] ?? '')).body).toMatchObject({ code: 'unknown_value' });
    expect((await read(ids[1] ?? '')).status).toBe(200);
  });

  test('is so many records, and those of others are left alone', async () => {
    const other = await api.sessionOf(await addTestUser(api.database, { rights: ['TMLOGIN'] }));
    const { id } = (await keep('of another', other)).body;
    for (let count = 0; count < 510; count += 1) {
      if (count % 50 === 0) passMinute();
      expect((await keep(`record ${count}`)).status).toBe(200);
    }
    expect(await kept()).toMatchObject({ records: 500 });
    expect((await read(id)).body).toEqual({ id, record: 'of another' });
  });

  test('is written within a limit of bytes a day', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) {
      if (count % 50 === 0) passMinute();
      statuses.push((await keep(`${count}`.padEnd(200_000, 'y'))).status);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([429]);
  });

  test('is nothing without a right of the portal, or before the terms are agreed to', async () => {
    for (const options of [
      { rights: [] },
      { rights: ['TMLOGIN'], agreedToTerms: false },
    ] as const) {
      const user = await api.sessionOf(await addTestUser(api.database, options));
      expect(await keep('no right', user)).toMatchObject({
        status: 401,
        body: { code: 'no_right' },
      });
    }
  });
});

test('keeping is limited for each user', async () => {
  for (let count = 0; count < 60; count += 1) await keep(`record ${count}`);
  expect((await keep('one more')).status).toBe(429);
  const other = await api.sessionOf(await addTestUser(api.database, { rights: ['TMLOGIN'] }));
  expect((await keep('one more', other)).status).toBe(200);
});
