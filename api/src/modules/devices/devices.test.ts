import type { SessionKeys } from '../../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { areas } from '../../serving/areas.ts';
import { setForgetRequest } from '../admin/devices/forget-device.ts';
import { deviceTidying } from './device-tidying.ts';

let api: TestApi;
let userId: number;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(async () => {
  userId = await addTestUser(api.database, { rights: ['TVLOGIN'] });
  as = await api.sessionOf(userId);
  await api.database.kysely.deleteFrom('devices').execute();
});

const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const nothing = { device_key: keyOf(1), unsent: 0, attention: 0, oldest_unsent_at: null, units: 0 };
const some = { unsent: 3, attention: 1, oldest_unsent_at: '2025-06-01T08:00:00.000Z', units: 12 };

const report = (counts: object, user = as, headers: Record<string, string> = {}) =>
  api.call('POST devices/report', { as: user, body: { ...nothing, ...counts }, headers });
const rows = () => api.database.kysely.selectFrom('devices').selectAll().orderBy('id').execute();
const ask = async (isAsked = true) => {
  const [{ id } = { id: 0 }] = await rows();
  await setForgetRequest(api.database.kysely, id, isAsked, { by: userId, now: api.clock.now() });
};
const audited = () =>
  api.database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'user_id', 'before', 'after'])
    .where('area', '=', 'device')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

test('the last report of a device stands, with the device as it names itself', async () => {
  const headers = { 'user-device': 'Chrome on Android', 'user-language': 'pt-BR' };
  expect((await report(some, as, headers)).body).toEqual({ forget: null });
  expect(await rows()).toMatchObject([
    {
      user_id: userId,
      device: 'Chrome on Android',
      language: 'pt-BR',
      reported_at: api.clock.now(),
      unsent: 3,
      attention: 1,
      oldest_unsent_at: new Date(some.oldest_unsent_at),
      units: 12,
    },
  ]);
  await report({});
  expect(await rows()).toMatchObject([{ unsent: 0, oldest_unsent_at: null, units: 0 }]);
});

test('nobody reports for the device of another user: people who share one have a row each', async () => {
  await report(some);
  const other = await addTestUser(api.database, { rights: ['TVLOGIN'] });
  await report({ units: 1 }, await api.sessionOf(other));
  expect(await rows()).toMatchObject([
    { user_id: userId, unsent: 3 },
    { user_id: other, unsent: 0, units: 1 },
  ]);
});

test.each([
  [{ unsent: -1 }, 'unsent'],
  [{ unsent: 1_000_001 }, 'unsent'],
  [{ ...some, attention: 4 }, 'attention'],
  [{ unsent: 2 }, 'oldest_unsent_at'],
  [{ oldest_unsent_at: '2025-06-01T08:00:00.000Z' }, 'oldest_unsent_at'],
  [{ ...some, oldest_unsent_at: 'yesterday' }, 'oldest_unsent_at'],
  [{ ...some, oldest_unsent_at: '+012025-06-01T08:00:00.000Z' }, 'oldest_unsent_at'],
  [{ units: 1.5 }, 'units'],
  [{ device_key: 'tablet' }, 'device_key'],
  [{ forgotten: { number: 0, unsent: 0, units: 0 } }, 'forgotten.number'],
])('%j is refused, and nothing is stored', async (counts, path) => {
  expect(await report(counts)).toMatchObject({ status: 400, body: { code: 'invalid', path } });
  expect(await rows()).toEqual([]);
});

test('nobody reports without a session', async () => {
  const { status } = await api.call('POST devices/report', { body: nothing });
  expect(status).toBe(403);
});

test('a clock that goes ahead makes nothing that is newer than the report', async () => {
  await report({ ...some, oldest_unsent_at: '2999-01-01T00:00:00.000Z' });
  expect(await rows()).toMatchObject([{ oldest_unsent_at: api.clock.now() }]);
});

test('a device that is asked to forget is told so until it says that it has', async () => {
  await report(some);
  await ask();
  const { forget } = (await report(some)).body;
  expect(forget).toBe(1);
  expect((await report({ unsent: 0, oldest_unsent_at: null })).body).toEqual({ forget });
  const forgotten = { number: 1, unsent: 1, units: 12 };
  expect((await report({ forgotten })).body).toEqual({ forget: null });
  expect(await rows()).toMatchObject([
    {
      forget_asked_at: null,
      forgotten_at: api.clock.now(),
      forgotten_unsent: 1,
      forgotten_units: 12,
    },
  ]);
  const [, told] = await audited();
  expect(told).toMatchObject({
    action: 'forgotten',
    before: { dropped_unsent: 1, dropped_units: 12 },
  });
});

test('what is said twice is noted once, and asking anew counts on', async () => {
  await report(some);
  await ask();
  const forgotten = { number: 1, unsent: 0, units: 2 };
  await report({ forgotten });
  await report({ forgotten: { ...forgotten, units: 0 } });
  expect(await rows()).toMatchObject([{ forgotten_units: 2 }]);
  expect(await audited()).toHaveLength(2);
  await report(some);
  await ask();
  expect((await report({ forgotten })).body).toEqual({ forget: 2 });
});

test('a device that nobody asked cannot say that it has forgotten', async () => {
  await report({ forgotten: { number: 1, unsent: 0, units: 2 } });
  expect(await rows()).toMatchObject([{ forgotten_at: null }]);
  expect(await audited()).toEqual([]);
});

test('what is taken back is asked no more', async () => {
  await report(some);
  await ask();
  await ask(false);
  expect((await report(some)).body).toEqual({ forget: null });
});

test('of one user the devices with the latest contact are kept', async () => {
  for (let number = 1; number <= 22; number += 1) {
    api.clock.pass({ minutes: 1 });
    await report({ device_key: keyOf(number) });
  }
  const keys = (await rows()).map(({ device_key }) => device_key);
  expect(keys).toHaveLength(20);
  expect(keys).not.toContain(keyOf(2));
  expect(keys).toContain(keyOf(22));
});

test('a device without contact for 180 days is forgotten', async () => {
  await report(some);
  const { kysely } = api.database;
  const after = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000);
  await deviceTidying.forget(kysely, after(180));
  expect(await rows()).toHaveLength(1);
  await deviceTidying.forget(kysely, after(181));
  expect(await rows()).toEqual([]);
});
