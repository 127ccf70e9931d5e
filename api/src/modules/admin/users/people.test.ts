import type { Right } from '@portal/contract/portal';
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
  umaId = await addTestUser(api.database, {
    login: 'uma',
    email: 'uma@fleet.example',
    rights: ['TMLOGIN', 'FDLOGIN'],
  });
});

const usersPage = { page_number: 1, page_size: 50 };
const userOf = async (id: number) =>
  (await api.asAdmin('POST admin/users/get_users', usersPage)).body.users.find(
    (user) => user.id === id,
  );
const changes = async (body: object = {}) =>
  (await api.asAdmin('POST admin/audit/get_changes', { ...usersPage, ...body })).body.changes;

const newUser = {
  user_name: 'Rita',
  user_last_name: 'Moss',
  login: 'rita',
  email: 'rita@hauler.example',
  group: 'CUS',
  user_access_securities: ['TMLOGIN'],
  accounts: ['0042'],
  nonsigs: [],
};
const add = (change: object = {}) =>
  api.asAdmin('POST admin/users/add_user', { ...newUser, ...change });

describe('a user who has not asked for access', () => {
  test('is added, mailed and told in the audit', async () => {
    const { status, body } = await add({ user_name: ' Rita ' });
    expect(status).toBe(200);
    expect(await userOf(body.user_id)).toMatchObject({
      user_name: 'Rita',
      login: 'rita',
      has_password: false,
      last_sign_in_at: null,
      accounts: [{ number: '0042' }],
    });
    expect(api.mails).toMatchObject([
      { to: 'rita@hauler.example', subject: 'Welcome to the Fleet Tire Portal' },
    ]);
    expect(await changes()).toMatchObject([
      {
        area: 'person',
        action: 'added',
        subject_name: 'rita',
        login: 'gyr',
        user_name: 'Grace Young',
      },
    ]);
    const values = (await changes())[0]?.values ?? [];
    expect(values).toContainEqual({ field: 'rights', before: null, after: 'TMLOGIN' });
    expect(values).toContainEqual({ field: 'accounts', before: null, after: '0042' });
  });

  test.each([
    [{ login: 'UMA' }, 'unique', 'login'],
    [{ email: 'Uma@Fleet.example' }, 'unique', 'email'],
    [{ login: 'uma@fleet.example' }, 'unique', 'login'],
    [{ email: 'nobody' }, 'invalid', 'email'],
    [{ user_name: '  ' }, 'invalid', 'user_name'],
    [{ user_last_name: 'x'.repeat(81) }, 'invalid', 'user_last_name'],
    [{ login: 'a b' }, 'invalid', 'login'],
    [{ accounts: ['0042', 'gone'] }, 'unknown_value', 'accounts.1'],
  ])('with %j is refused, and nothing is written or mailed', async (change, code, path) => {
    expect(await add(change)).toMatchObject({ status: 400, body: { code, path } });
    expect(await api.asAdmin('POST admin/users/get_users', usersPage)).toMatchObject({
      body: { total_items: 2 },
    });
    expect(api.mails).toEqual([]);
    expect(await changes()).toEqual([]);
  });
});

describe('who a user is', () => {
  const save = async (change: object = {}) =>
    api.asAdmin('PUT admin/users/save_person', {
      id: umaId,
      revision: (await userOf(umaId))?.revision ?? 1,
      user_name: 'Uma',
      user_last_name: 'Serrano',
      login: 'uma',
      email: 'uma@fleet.example',
      ...change,
    });

  test('is changed; a new address is told to both', async () => {
    expect((await save({ user_last_name: 'Reyes', email: 'uma.reyes@fleet.example' })).status).toBe(
      200,
    );
    expect(await userOf(umaId)).toMatchObject({
      user_last_name: 'Reyes',
      email: 'uma.reyes@fleet.example',
    });
    expect(api.mails.map(({ to, text }) => [to, text.includes('uma.reyes@fleet.example')])).toEqual(
      [
        ['uma@fleet.example', true],
        ['uma.reyes@fleet.example', true],
      ],
    );
    expect((await changes())[0]?.values.map(({ field }) => field)).toEqual(['email', 'last_name']);
  });

  test('without another address is mailed to nobody, and may differ in case alone', async () => {
    expect((await save({ login: 'Uma' })).status).toBe(200);
    expect(api.mails).toEqual([]);
    expect(await userOf(umaId)).toMatchObject({ login: 'Uma' });
  });

  test.each([
    [{ login: 'gyr' }, 'unique', 'login'],
    [{ email: 'not an address' }, 'invalid', 'email'],
    [{ id: 99_999 }, 'unknown_value', 'id'],
    [{ revision: 999 }, 'changed_elsewhere', 'revision'],
  ])('with %j is refused and stays', async (change, code, path) => {
    const before = await userOf(umaId);
    expect(await save(change)).toMatchObject({ status: 400, body: { code, path } });
    expect(await userOf(umaId)).toEqual(before);
    expect(await changes()).toEqual([]);
  });

  test('of two who save the same state, the second is told', async () => {
    const { revision = 0 } = (await userOf(umaId)) ?? {};
    expect((await save({ revision, user_name: 'First' })).status).toBe(200);
    expect(await save({ revision, user_name: 'Second' })).toMatchObject({
      body: {
        code: 'changed_elsewhere',
        user_name: 'First',
        login: 'uma',
        revision: revision + 1,
        changed_by: 'Grace Young',
      },
    });
    expect(await userOf(umaId)).toMatchObject({ user_name: 'First' });
  });
});

describe('what is given', () => {
  const access = (rights: readonly Right[], change: object = {}) => ({
    id: umaId,
    is_locked: false,
    group: 'CUS',
    user_access_securities: rights,
    accounts: [],
    nonsigs: [],
    ...change,
  });
  const saveAs = async (as: Awaited<ReturnType<UsersApi['sessionOf']>>, body: object) =>
    api.call('PUT admin/users/save_user', {
      as,
      body: { revision: (await userOf(umaId))?.revision ?? 1, ...body },
    });

  test('is nothing that the administrator lacks, but what is there may stay', async () => {
    const clerk = await addTestUser(api.database, {
      login: 'clerk',
      group: 'SSC',
      rights: ['TVADMIN2', 'TMLOGIN'],
    });
    const as = await api.sessionOf(clerk);
    expect(await saveAs(as, access(['TMLOGIN', 'TVADMIN']))).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'user_access_securities.1' },
    });
    expect((await saveAs(as, access(['FDLOGIN', 'TMLOGIN']))).status).toBe(200);
  });

  test('by somebody outside the provider is of their own group and rows', async () => {
    const fleet = await addTestUser(api.database, {
      login: 'fleet-admin',
      rights: ['TVADMIN2', 'TMLOGIN'],
    });
    const { kysely } = api.database;
    const account = await kysely
      .selectFrom('accounts')
      .select('id')
      .where('nonsig', '=', '0042')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('user_accounts')
      .values({ user_id: fleet, account_id: account.id })
      .execute();
    const as = await api.sessionOf(fleet);
    const give = (change: object) => saveAs(as, access(['TMLOGIN'], change));
    expect(await give({ group: 'GYR' })).toMatchObject({ body: { path: 'group' } });
    expect(await give({ accounts: ['0042', '42'] })).toMatchObject({
      body: { path: 'accounts.1' },
    });
    expect((await give({ accounts: ['0042'] })).status).toBe(200);
  });

  test('of two administrators who take the right from each other at once, one keeps it', async () => {
    const other = await addTestUser(api.database, {
      login: 'other',
      group: 'GYR',
      rights: ['TVADMIN2', 'TMLOGIN'],
    });
    const third = await addTestUser(api.database, {
      login: 'third',
      group: 'GYR',
      rights: ['TVADMIN2', 'TMLOGIN'],
    });
    const [one, two] = [await api.sessionOf(other), await api.sessionOf(third)];
    const take = (as: typeof one, id: number) =>
      api.call('PUT admin/users/save_user', {
        as,
        body: access(['TMLOGIN'], { id, group: 'GYR', revision: 1 }),
      });
    const answers = await Promise.all([take(one, third), take(two, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await holders();
    expect(rows).toHaveLength(2);
  });

  const holders = async () => ({
    rows: await api.database.kysely
      .selectFrom('user_rights')
      .select('user_id')
      .where('right_code', '=', 'TVADMIN2')
      .execute(),
  });

  test('less than before ends the sessions, more does not', async () => {
    const admin = await api.sessionOf(api.adminId);
    const as = await api.sessionOf(umaId);
    const start = async () => (await api.call('GET authorization/verify', { as })).status;
    await saveAs(admin, access(['TMLOGIN', 'FDLOGIN', 'TVLOGIN']));
    expect(await start()).toBe(200);
    await saveAs(admin, access(['TMLOGIN', 'TVLOGIN']));
    expect(await start()).toBe(403);
    expect((await changes())[0]?.values).toEqual([
      { field: 'rights', before: 'FDLOGIN', after: null, is_list: true },
    ]);
  });
});

test('a sign-in is told with its instant', async () => {
  expect((await userOf(umaId))?.last_sign_in_at).toBeNull();
  const gy_token = await issueCode(api.database.kysely, umaId, api.clock.now());
  expect((await api.call('POST authorization/login_by_gy', { body: { gy_token } })).status).toBe(
    200,
  );
  expect((await userOf(umaId))?.last_sign_in_at).toBe(api.clock.now().toISOString());
});

describe('open sessions', () => {
  test('are listed, and each is ended alone', async () => {
    const [first, second] = [await api.sessionOf(umaId), await api.sessionOf(umaId)];
    const list = async () =>
      (await api.asAdmin('POST admin/users/get_sessions', { id: umaId })).body.sessions;
    const [newest, oldest] = await list();
    expect(await list()).toHaveLength(2);
    expect(oldest).toMatchObject({ is_own: false, used_at: oldest?.started_at });
    const as = await api.sessionOf(api.adminId);
    const end = (id = 0) =>
      api.call('DELETE admin/users/end_session/{id}', { as, params: { id: String(id) } });
    expect((await end(oldest?.id)).status).toBe(200);
    expect((await end(oldest?.id)).status).toBe(200);
    expect(await list()).toEqual([newest]);
    const statuses = await Promise.all(
      [first, second].map(
        async (own) => (await api.call('GET authorization/verify', { as: own })).status,
      ),
    );
    expect(statuses).toEqual([403, 200]);
    expect(await changes()).toMatchObject([{ action: 'ended', subject_name: 'uma' }]);
  });
});
