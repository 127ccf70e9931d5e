import { addTestUser } from '../../../app/testing.ts';
import { testUsersApi, type UsersApi } from '../users/testing.ts';

let api: UsersApi;
let umaId: number;
let baoId: number;
const at = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000);
const device = (user_id: number, number: number) => ({
  user_id,
  device_key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  device: 'Chrome on Android',
  language: 'en-US',
  reported_at: at(number),
  unsent: 0,
  attention: 0,
  oldest_unsent_at: null as Date | null,
  units: 0,
});

beforeAll(async () => {
  api = await testUsersApi();
  umaId = await addTestUser(api.database, {
    login: 'uma',
    email: 'uma@fleet.example',
    name: 'Uma',
    lastName: 'Roe',
  });
  baoId = await addTestUser(api.database, {
    login: 'bao',
    email: 'bao@fleet.example',
    name: '=cmd',
    lastName: 'Li',
  });
});
afterAll(() => api.close());

let ids: number[];
beforeEach(async () => {
  api.mails.length = 0;
  const { kysely } = api.database;
  await kysely.deleteFrom('devices').execute();
  const stored = await kysely
    .insertInto('devices')
    .values([
      { ...device(umaId, 1), unsent: 3, attention: 1, oldest_unsent_at: at(5), units: 12 },
      { ...device(umaId, 2), device: 'Safari on iPad', unsent: 1, oldest_unsent_at: at(2) },
      { ...device(baoId, 3), units: 7, language: 'pt-BR' },
    ])
    .returning('id')
    .execute();
  ids = stored.map(({ id }) => id);
});

/** Each call uses a new session, because the clock advances by days. */
const asAdmin: UsersApi['asAdmin'] = async (name, body) =>
  api.call(name, { as: await api.sessionOf(api.adminId), body });

const page = { page_number: 1, page_size: 20 };
const listed = async (body: object = {}) =>
  (await asAdmin('POST admin/devices/get_devices', { ...page, ...body })).body.devices;
const first = () => ({ id: ids[0] });
const audited = () =>
  api.database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'person_id', 'before', 'after'])
    .where('area', '=', 'device')
    .where('user_id', '=', api.adminId)
    .orderBy('id')
    .execute();

test('devices are listed with what they last said, the latest contact first', async () => {
  expect(await listed()).toMatchObject([
    {
      user_name: 'Uma Roe',
      login: 'uma',
      device: 'Chrome on Android',
      reported_at: at(1).toISOString(),
      unsent: 3,
      attention: 1,
      oldest_unsent_at: at(5).toISOString(),
      units: 12,
      forget: 'none',
      forget_at: null,
    },
    { device: 'Safari on iPad' },
    { user_name: '=cmd Li' },
  ]);
});

test.each([
  [{ needs_attention: 'yes' }, [0]],
  [{ unsent_days: 1 }, [0, 1]],
  [{ unsent_days: 3 }, [0]],
  [{ unsent_days: 7 }, []],
  [{ forget: 'none', keyword: 'ipad' }, [1]],
  [{ forget: 'done' }, []],
  [{ keyword: 'uma roe' }, [0, 1]],
  [{ keyword: 'bao@' }, [2]],
  [{ keyword: '%' }, []],
  [{ order_by: 'user_name', is_sort_desc: false }, [2, 1, 0]],
  [{ order_by: 'unsent', is_sort_desc: false }, [2, 1, 0]],
  [{ order_by: 'oldest_unsent_at', is_sort_desc: false }, [0, 1, 2]],
])('are chosen by %j', async (body, expected) => {
  const order = (await listed(body)).map(({ id }) => ids.indexOf(id));
  expect(order).toEqual(expected);
});

test.each([
  [{ needs_attention: 'no' }, 'needs_attention'],
  [{ unsent_days: 2 }, 'unsent_days'],
  [{ forget: 'maybe' }, 'forget'],
  [{ order_by: 'login' }, 'order_by'],
])('%j is refused', async (body, path) => {
  const answer = await asAdmin('POST admin/devices/get_devices', { ...page, ...body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', path } });
});

test('a device is asked to forget, which can be taken back, and both are audited', async () => {
  const before = (await audited()).length;
  expect((await asAdmin('POST admin/devices/ask_forget', first())).status).toBe(200);
  // A second administrator's request leaves the first one in place.
  expect((await asAdmin('POST admin/devices/ask_forget', first())).status).toBe(200);
  expect(await listed({ forget: 'asked' })).toMatchObject([
    { id: ids[0], forget_at: api.clock.now().toISOString() },
  ]);
  expect((await asAdmin('POST admin/devices/withdraw_forget', first())).status).toBe(200);
  expect(await asAdmin('POST admin/devices/withdraw_forget', first())).toMatchObject({
    status: 400,
    body: { code: 'invalid', path: 'id' },
  });
  expect(await listed({ forget: 'asked' })).toEqual([]);
  const subject = 'uma, Chrome on Android';
  expect((await audited()).slice(before)).toEqual([
    {
      action: 'changed',
      subject,
      person_id: umaId,
      before: { forget_asked: false },
      after: { forget_asked: true },
    },
    {
      action: 'changed',
      subject,
      person_id: umaId,
      before: { forget_asked: true },
      after: { forget_asked: false },
    },
  ]);
});

test('a device that keeps nothing has nothing to forget', async () => {
  const { kysely } = api.database;
  await kysely.updateTable('devices').set({ units: 0 }).where('id', '=', Number(ids[2])).execute();
  expect(await asAdmin('POST admin/devices/ask_forget', { id: ids[2] })).toMatchObject({
    status: 400,
    body: { code: 'invalid', path: 'id' },
  });
});

describe('a reminder', () => {
  const remind = (id = ids[0]) => asAdmin('POST admin/devices/remind', { id });

  test('goes to the user, with counts and nothing that they count', async () => {
    expect((await remind()).status).toBe(200);
    expect(api.mails).toMatchObject([
      { to: 'uma@fleet.example', subject: 'Changes wait on your device' },
    ]);
    expect(api.mails[0]?.text).toContain('Changes not sent: 3\n');
    expect(api.mails[0]?.text).toContain('Changes that need your attention: 1\n');
    expect(api.mails[0]?.text).toContain('Device: Chrome on Android\n');
    expect((await audited()).at(-1)).toEqual({
      action: 'reminded',
      subject: 'uma, Chrome on Android',
      person_id: umaId,
      before: null,
      after: { unsent: 3, attention: 1 },
    });
    expect((await listed())[0]?.reminded_at).toBe(api.clock.now().toISOString());
  });

  test('is in the language that is used on the device', async () => {
    await api.database.kysely
      .updateTable('devices')
      .set({ unsent: 1200, oldest_unsent_at: new Date('2026-03-09T12:00:00Z') })
      .where('id', '=', Number(ids[2]))
      .execute();
    await remind(ids[2]);
    expect(api.mails[0]?.subject).toBe('Há alterações à espera no seu dispositivo');
    expect(api.mails[0]?.text).toContain('Alterações não enviadas: 1.200\n');
    expect(api.mails[0]?.text).toContain('9 de março de 2026');
  });

  test('goes out once a day for a device, no matter who sends it', async () => {
    await remind();
    expect(await remind()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await remind(ids[1])).status).toBe(200);
    expect(api.mails).toHaveLength(2);
    api.clock.pass({ minutes: 24 * 60 });
    expect((await remind()).status).toBe(200);
  });

  test('is refused where nothing is unsent, and for a locked user', async () => {
    expect(await remind(ids[2])).toMatchObject({ status: 400, body: { code: 'invalid' } });
    const lock = (is_locked: boolean) =>
      api.database.kysely.updateTable('users').set({ is_locked }).where('id', '=', umaId).execute();
    await lock(true);
    expect(await remind()).toMatchObject({ status: 400, body: { code: 'invalid' } });
    await lock(false);
    expect(api.mails).toEqual([]);
  });
});

describe.each([
  'POST admin/devices/remind',
  'POST admin/devices/ask_forget',
  'POST admin/devices/withdraw_forget',
] as const)('%s', (call) => {
  test('knows no device that there is not', async () => {
    expect(await asAdmin(call, { id: 2_147_483_647 })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'id' },
    });
    expect(await asAdmin(call, { id: 0 })).toMatchObject({ status: 400 });
  });

  test('needs its right', async () => {
    const id = await addTestUser(api.database, { rights: ['TVADMIN'] });
    const as = await api.sessionOf(id);
    expect((await api.call(call, { as, body: first() })).status).toBe(401);
    expect((await api.call(call, { body: first() })).status).toBe(403);
  });
});
