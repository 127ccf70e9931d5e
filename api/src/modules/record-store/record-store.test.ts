import type { SessionKeys } from '../../access/sessions.ts';
import { areas } from '../../app/areas.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';

let api: TestApi;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(async () => {
  as = await api.sessionOf(await addTestUser(api.database));
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
  const other = await api.sessionOf(await addTestUser(api.database));
  expect((await keep('kept twice', other)).body).not.toEqual(first.body);
});

test('whoever is signed in and has the key, as from a copied link, reads the record', async () => {
  const { body } = await keep('shared');
  const other = await api.sessionOf(await addTestUser(api.database));
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
  const signInAgain = async () => api.sessionOf(await addTestUser(api.database));
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
    const owner = await addTestUser(api.database);
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

test('keeping is limited for each user', async () => {
  for (let count = 0; count < 60; count += 1) await keep(`record ${count}`);
  expect((await keep('one more')).status).toBe(429);
  const other = await api.sessionOf(await addTestUser(api.database));
  expect((await keep('one more', other)).status).toBe(200);
});
