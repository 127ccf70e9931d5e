import { type Right, rights } from '@portal/contract/portal';
import { issueCode } from '../../../access/sign-in-codes.ts';
import { addTestUser } from '../../../app/testing.ts';
import { testUsersApi, type UsersApi } from './testing.ts';

let api: UsersApi;
let umaId: number;
beforeAll(async () => {
  api = await testUsersApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  umaId = await addTestUser(api.database, { login: 'uma', email: 'uma@fleet.example' });
});

const list = async (body: object = {}) =>
  (await api.asAdmin('POST admin/users/get_users', { page_number: 1, page_size: 10, ...body }))
    .body;
const userOf = async (id: number) => (await list()).users.find((user) => user.id === id);
const revisionOf = async (id: number) => (await userOf(id))?.revision ?? 1;
const save = async (change: { readonly id?: number } & Record<string, unknown> = {}) =>
  api.asAdmin('PUT admin/users/save_user', {
    id: umaId,
    revision: await revisionOf(change.id ?? umaId),
    is_locked: false,
    group: 'CUS',
    user_access_securities: ['TMLOGIN'],
    accounts: [],
    nonsigs: [],
    ...change,
  });

describe('the list of users', () => {
  test('is in the order of their names, by page', async () => {
    await addTestUser(api.database, { lastName: 'Álvarez' });
    await addTestUser(api.database, { lastName: 'Baker', group: 'DLR' });
    const { users, total_items } = await list();
    expect(users.map(({ user_last_name }) => user_last_name)).toEqual([
      'Álvarez',
      'Baker',
      'Serrano',
      'Young',
    ]);
    expect(total_items).toBe(4);
    const second = await list({ page_number: 2, page_size: 3 });
    expect(second.users.map(({ login }) => login)).toEqual(['gyr']);
    expect((await list({ group: 'DLR' })).total_items).toBe(1);
  });

  test.each([
    ['UMA@', 1],
    ['gy', 1],
    ['grace young', 1],
    ['_', 0],
    ['%', 0],
    ["'; drop table users; --", 0],
  ])('is searched for %j', async (keyword, count) => {
    expect((await list({ keyword })).total_items).toBe(count);
  });
});

describe('saving a user', () => {
  test('changes group, rights and rows', async () => {
    await save({ accounts: ['0042', '42', '42'] });
    expect((await userOf(umaId))?.accounts.map(({ number }) => number).sort()).toEqual([
      '0042',
      '42',
    ]);
    const answer = await save({
      group: 'WIN',
      user_access_securities: ['FDLOGIN'],
      accounts: ['0042'],
      nonsigs: ['007'],
    });
    expect(answer).toMatchObject({ status: 200, body: { status: { status: 0 } } });
    expect(await userOf(umaId)).toMatchObject({
      group: 'WIN',
      user_access_securities: ['FDLOGIN'],
      accounts: [],
      nonsigs: [{ number: '007', name: 'Île Tires' }],
    });
  });

  test('as locked ends the sessions, and unlocking gives none back', async () => {
    const as = await api.sessionOf(umaId);
    await issueCode(api.database.kysely, umaId, api.clock.now());
    const start = async () => (await api.call('GET authorization/verify', { as })).status;
    expect(await start()).toBe(200);
    await save({ is_locked: true });
    expect(await start()).toBe(403);
    expect(await userOf(umaId)).toMatchObject({ is_locked: true });
    await save();
    expect(await start()).toBe(403);
    expect(await userOf(umaId)).toMatchObject({ is_locked: false });
  });

  test.each([
    [{ is_locked: true }, 'is_locked'],
    [{ user_access_securities: ['TMLOGIN'] }, 'user_access_securities'],
  ])('does not let administrators lock themselves out by %j', async (change, path) => {
    const own = { id: api.adminId, group: 'GYR', user_access_securities: ['TVADMIN2'] };
    expect(await save({ ...own, ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path },
    });
    expect(await userOf(api.adminId)).toMatchObject({
      is_locked: false,
      user_access_securities: Object.keys(rights).sort(),
    });
    expect((await save(own)).status).toBe(200);
    expect((await userOf(api.adminId))?.user_access_securities).toEqual(['TVADMIN2']);
    await api.database.kysely
      .insertInto('user_rights')
      .values(
        Object.keys(rights)
          .filter((right) => right !== 'TVADMIN2')
          .map((right) => ({ user_id: api.adminId, right_code: right as Right })),
      )
      .execute();
  });

  test.each([
    [{ id: 99_999 }, 'unknown_value', 'id'],
    [{ accounts: ['0042', 'gone'] }, 'unknown_value', 'accounts.1'],
    [{ group: 'ALL' }, 'invalid', 'group'],
    [{ user_access_securities: ['TMLOGIN', 'TMLOGIN'] }, 'invalid', 'user_access_securities'],
    [{ accounts: Array.from({ length: 201 }, String) }, 'too_many', 'accounts'],
  ])('with %j is refused and changes nothing', async (change, code, path) => {
    await save({ accounts: ['42'] });
    const before = await userOf(umaId);
    expect(await save({ group: 'CUS', is_locked: true, ...change })).toMatchObject({
      status: 400,
      body: { code, path },
    });
    expect(await userOf(umaId)).toEqual(before);
  });
});

describe('a link by mail', () => {
  const mailLink = (id: number) => api.asAdmin('POST admin/users/email_link', { id });

  /** Advances the clock by an hour, in steps that keep the administrator's session open. */
  const anHour = async () => {
    for (let part = 0; part < 3; part += 1) {
      api.clock.pass({ minutes: 20 });
      await list();
    }
  };

  test('is one to set a new password, or a welcome to who has none', async () => {
    const newId = await addTestUser(api.database, { passwordHash: null });
    expect(await mailLink(umaId)).toMatchObject({ status: 200, body: { status: { status: 0 } } });
    await mailLink(newId);
    expect(api.mails).toMatchObject([
      { to: 'uma@fleet.example', subject: 'Set a new password' },
      { subject: 'Welcome to the Fleet Tire Portal' },
    ]);
  });

  test('is in the language in which the person asked for access', async () => {
    const registration = await api.register({ email: 'ana@hauler.example' }, 'pt-BR');
    const { body } = await api.asAdmin('POST admin/users/approve_registration', {
      id: registration,
      login: 'ana',
      group: 'CUS',
      user_access_securities: [],
      accounts: [],
      nonsigs: [],
    });
    await mailLink(body.user_id);
    expect(api.mails.at(-1)?.subject).toBe('Boas-vindas ao Portal de Pneus da Frota');
  });

  test('goes to nobody who is locked or not there', async () => {
    await save({ is_locked: true });
    expect(await mailLink(umaId)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await mailLink(99_999)).toMatchObject({ status: 400, body: { code: 'unknown_value' } });
    expect(api.mails).toEqual([]);
  });

  test('goes to one person three times an hour and ten times a day', async () => {
    const statuses: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let time = 0; time < 4; time += 1) statuses.push((await mailLink(umaId)).status);
      await anHour();
    }
    const hourly = [200, 200, 200, 429];
    expect(statuses).toEqual([...hourly, ...hourly, ...hourly, 200, 429, 429, 429]);
    expect(api.mails).toHaveLength(10);
    const other = await addTestUser(api.database);
    expect((await mailLink(other)).status).toBe(200);
  });

  test('that is refused for their number leaves the one before it in force', async () => {
    for (let time = 0; time < 3; time += 1) await mailLink(umaId);
    const links = () =>
      api.database.kysely
        .selectFrom('password_links')
        .selectAll()
        .where('user_id', '=', umaId)
        .execute();
    const before = await links();
    expect((await mailLink(umaId)).status).toBe(429);
    expect(await links()).toEqual(before);
  });

  test('goes out thirty times in ten minutes for one administrator', async () => {
    await anHour();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await mailLink(await addTestUser(api.database))).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('finding rows', () => {
  test.each([
    ['accounts', '42', ['42', '0042']],
    ['accounts', 'moss', ['0042']],
    ['accounts', '%', ['42']],
    ['nonsigs', 'île', ['007']],
    ['nonsigs', '_', ['008']],
    ['nonsigs', '', ['007', '008']],
    ['nonsigs', 'moss', []],
  ])('among %s by %j', async (kind, keyword, numbers) => {
    const { body } = await api.asAdmin('POST admin/users/find_rows', { kind, keyword });
    expect(body.found.map(({ number }) => number)).toEqual(numbers);
  });

  test('gives what has a name before what has none', async () => {
    const { kysely } = api.database;
    const account = { account_type: 0, fleet_type: 'canadian_nonsig', country: 'CA' } as const;
    await kysely
      .insertInto('accounts')
      .values([
        { ...account, nonsig: 'order-1', name: null },
        { ...account, nonsig: 'order-2', name: 'Zenith Haul' },
      ])
      .execute();
    const body = { kind: 'accounts', keyword: 'order' };
    const { found } = (await api.asAdmin('POST admin/users/find_rows', body)).body;
    expect(found.map(({ number }) => number)).toEqual(['order-2', 'order-1']);
  });

  test('gives 50 at most', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      nonsig: `many-${index}`,
      name: null,
      account_type: 0,
      fleet_type: 'canadian_nonsig' as const,
      country: 'CA',
    }));
    await api.database.kysely.insertInto('accounts').values(rows).execute();
    const body = { kind: 'accounts', keyword: 'many' };
    expect((await api.asAdmin('POST admin/users/find_rows', body)).body.found).toHaveLength(50);
  });
});

test.each([
  'POST admin/users/get_users',
  'POST admin/users/get_registrations',
  'PUT admin/users/save_user',
] as const)('%s is closed to who lacks the right', async (name) => {
  const as = await api.sessionOf(umaId);
  expect((await api.call(name, { as, body: {} })).status).toBe(401);
  expect((await api.call(name, { body: {} })).status).toBe(403);
});
