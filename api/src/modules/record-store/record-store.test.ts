import { portalCalls } from '@portal/contract/portal/schema';
import type { SessionKeys } from '../../access/sessions.ts';
import { defineArea } from '../../app/area.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { authorizationRoutes } from '../authorization/routes.ts';
import { languagesRoutes } from '../languages/routes.ts';
import { reportMenuRoutes } from '../report-menu/routes.ts';
import { recordStoreRoutes } from './routes.ts';

let api: TestApi;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi([
    defineArea(portalCalls, {
      ...authorizationRoutes,
      ...reportMenuRoutes,
      ...languagesRoutes,
      ...recordStoreRoutes,
    }),
  ]);
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
  expect(body.id).toMatch(/^[\w-]{8,40}$/);
  expect((await read(body.id)).body).toEqual({ id: body.id, record });
});

test('the same record has the same key, so a retry keeps nothing twice', async () => {
  const first = await keep('kept twice');
  expect((await keep('kept twice')).body).toEqual(first.body);
  const other = await api.sessionOf(await addTestUser(api.database));
  expect((await keep('kept twice', other)).body).not.toEqual(first.body);
});

test("somebody else's record answers as one that does not exist", async () => {
  const { body } = await keep('mine');
  const other = await api.sessionOf(await addTestUser(api.database));
  const foreign = await read(body.id, other);
  const missing = await read('no-such-record', other);
  expect(foreign.status).toBe(400);
  expect(foreign.body).toMatchObject({ code: 'unknown_value', path: 'id' });
  expect(foreign.body).toEqual(missing.body);
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
