import { addTestUser, type TestApi, testApi } from '../app/testing.ts';
import { areas } from '../serving/areas.ts';
import type { SessionKeys } from './sessions.ts';

let api: TestApi;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(async () => {
  const { token, apiKey } = await api.sessionOf(await addTestUser(api.database));
  as = { token, apiKey };
});

const background = { 'background-call': '1' };
const verify = (keys = as) =>
  api.call('GET authorization/verify', { as: keys, headers: background });
const renewed = async (keys = as): Promise<SessionKeys> => {
  const { body } = await verify(keys);
  expect(body.user.api_key).toEqual(expect.any(String));
  return { token: keys.token, apiKey: body.user.api_key };
};
const serves = async (keys: SessionKeys) => (await verify(keys)).status === 200;
const inMinutes = (minutes: number) =>
  new Date(api.clock.now().getTime() + minutes * 60_000).toISOString();

test('a key is not renewed before its time', async () => {
  const due = inMinutes(15);
  api.clock.pass({ minutes: 14, seconds: 59 });
  const { body } = await verify();
  expect(body.user).not.toHaveProperty('api_key');
  expect(body.user.api_key_refresh_time).toBe(due);
});

test('a key that is due is renewed, for half of a session again', async () => {
  api.clock.pass({ minutes: 15 });
  const { body } = await verify();
  expect(body).toMatchObject({
    status: 'Success',
    user: { api_key: expect.any(String), api_key_refresh_time: inMinutes(15) },
  });
  expect(body.user).not.toHaveProperty('token');
  expect(await serves({ ...as, apiKey: body.user.api_key })).toBe(true);
});

test('the new key is kept as a hash', async () => {
  api.clock.pass({ minutes: 15 });
  const { apiKey } = await renewed();
  const rows = await api.database.kysely.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(apiKey);
});

test('the key before serves two minutes more, and says when to ask again', async () => {
  api.clock.pass({ minutes: 15 });
  const next = await renewed();
  const { status, body } = await verify();
  expect(status).toBe(200);
  expect(body.user).not.toHaveProperty('api_key');
  expect(body.user.api_key_refresh_time).toBe(inMinutes(0.5));
  api.clock.pass({ seconds: 119 });
  expect((await api.call('GET authorization/start', { as })).status).toBe(200);
  api.clock.pass({ seconds: 1 });
  expect(await serves(as)).toBe(false);
  expect(await serves(next)).toBe(true);
});

test('of several calls at once one alone renews, and all are answered', async () => {
  api.clock.pass({ minutes: 15 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify()));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(answers.filter(({ body }) => body.user.api_key)).toHaveLength(1);
});

test('who lost the answer with the new key is given another, without more time', async () => {
  api.clock.pass({ minutes: 15 });
  const lost = await renewed();
  api.clock.pass({ seconds: 30 });
  const again = await renewed();
  expect(await serves(lost)).toBe(false);
  expect(await serves(again)).toBe(true);
  api.clock.pass({ seconds: 89 });
  expect(await serves(as)).toBe(true);
  api.clock.pass({ seconds: 1 });
  expect(await serves(as)).toBe(false);
});

test('once the new key was used, the one before serves and brings no other', async () => {
  api.clock.pass({ minutes: 15 });
  const next = await renewed();
  const due = inMinutes(15);
  expect((await api.call('GET authorization/start', { as: next })).status).toBe(200);
  api.clock.pass({ seconds: 31 });
  const { status, body } = await verify();
  expect(status).toBe(200);
  expect(body.user).not.toHaveProperty('api_key');
  expect(body.user.api_key_refresh_time).toBe(due);
  expect(await serves(next)).toBe(true);
  api.clock.pass({ seconds: 89 });
  expect(await serves(as)).toBe(false);
  expect(await serves(next)).toBe(true);
});

test('a key that replaced a lost one is safe as soon as it was used', async () => {
  api.clock.pass({ minutes: 15 });
  await renewed();
  api.clock.pass({ seconds: 30 });
  const again = await renewed();
  expect(await serves(again)).toBe(true);
  api.clock.pass({ seconds: 31 });
  expect((await verify()).body.user).not.toHaveProperty('api_key');
  expect(await serves(again)).toBe(true);
});

test('a key two renewals old opens nothing', async () => {
  api.clock.pass({ minutes: 15 });
  const second = await renewed();
  api.clock.pass({ minutes: 14 });
  await api.call('GET authorization/verify', { as: second });
  api.clock.pass({ minutes: 1 });
  const third = await renewed(second);
  expect(await Promise.all([as, second, third].map(serves))).toEqual([false, true, true]);
});

test('renewal in the background leaves the end of the session where it was', async () => {
  const end = inMinutes(30);
  api.clock.pass({ minutes: 20 });
  const { headers, body } = await verify();
  expect(body.user).toMatchObject({ api_key: expect.any(String), user_token_expire_time: end });
  expect(headers['session-end']).toBe(end);
  api.clock.pass({ minutes: 10 });
  expect(await serves({ ...as, apiKey: body.user.api_key })).toBe(false);
});

test('signing out ends both keys', async () => {
  api.clock.pass({ minutes: 15 });
  const next = await renewed();
  await api.call('POST authorization/logout', { as: next });
  expect(await Promise.all([as, next].map(serves))).toEqual([false, false]);
});
