import { addTestUser } from '../../../app/testing.ts';
import { testUsersApi, type UsersApi } from './testing.ts';

let api: UsersApi;
let umaId: number;
let leoId: number;
beforeAll(async () => {
  api = await testUsersApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  umaId = await addTestUser(api.database, { login: 'uma', rights: ['TMLOGIN', 'FDLOGIN'] });
  leoId = await addTestUser(api.database, { login: 'leo', rights: ['TMLOGIN', 'TVLOGIN'] });
  await give(umaId, ['42']);
  await give(leoId, ['0042']);
});

const usersPage = { page_number: 1, page_size: 50 };
const userOf = async (id: number) => {
  const { users } = (await api.asAdmin('POST admin/users/get_users', usersPage)).body;
  const user = users.find((each) => each.id === id);
  if (!user) throw new Error(`There is no user ${id}.`);
  return user;
};

async function give(id: number, accounts: string[]) {
  const { revision, is_locked, group, user_access_securities } = await userOf(id);
  const body = { id, revision, is_locked, group, user_access_securities, accounts, nonsigs: [] };
  expect((await api.asAdmin('PUT admin/users/save_user', body)).status).toBe(200);
}

type Session = Awaited<ReturnType<UsersApi['sessionOf']>>;

async function copy(change: object = {}, as?: Session) {
  const [user, source] = [await userOf(umaId), await userOf(leoId)];
  const body = {
    id: umaId,
    revision: user.revision,
    from: leoId,
    from_revision: source.revision,
    ...change,
  };
  return api.call('PUT admin/users/copy_access', {
    as: as ?? (await api.sessionOf(api.adminId)),
    body,
  });
}

test('group, rights and rows are those of the other; what is lost ends the sessions', async () => {
  const as = await api.sessionOf(umaId);
  await api.database.kysely.deleteFrom('audit_entries').execute();
  expect((await copy()).status).toBe(200);
  expect(await userOf(umaId)).toMatchObject({
    login: 'uma',
    user_access_securities: ['TMLOGIN', 'TVLOGIN'],
    accounts: [{ number: '0042' }],
  });
  expect((await api.call('GET authorization/verify', { as })).status).toBe(403);
  const { changes } = (await api.asAdmin('POST admin/audit/get_changes', usersPage)).body;
  expect(changes).toMatchObject([
    {
      subject_name: 'uma',
      values: [
        { field: 'rights', before: 'FDLOGIN', after: 'TVLOGIN', is_list: true },
        { field: 'accounts', before: '42', after: '0042', is_list: true },
      ],
    },
  ]);
});

test('the group is copied with dealers in place of accounts; a lock stays', async () => {
  const dealer = await userOf(leoId);
  await api.asAdmin('PUT admin/users/save_user', {
    id: leoId,
    revision: dealer.revision,
    is_locked: false,
    group: 'DLR',
    user_access_securities: ['TMLOGIN'],
    accounts: [],
    nonsigs: ['007'],
  });
  const uma = await userOf(umaId);
  await api.asAdmin('PUT admin/users/save_user', {
    id: umaId,
    revision: uma.revision,
    is_locked: true,
    group: 'CUS',
    user_access_securities: ['TMLOGIN'],
    accounts: ['42'],
    nonsigs: [],
  });
  expect((await copy()).status).toBe(200);
  expect(await userOf(umaId)).toMatchObject({
    group: 'DLR',
    is_locked: true,
    accounts: [],
    nonsigs: [{ number: '007' }],
  });
});

test('nobody gives a right or a row that they lack', async () => {
  const clerk = await addTestUser(api.database, {
    login: 'clerk',
    rights: ['TVADMIN2', 'TMLOGIN', 'TVLOGIN'],
  });
  await give(clerk, ['42']);
  const as = await api.sessionOf(clerk);
  expect(await copy({}, as)).toMatchObject({ body: { path: 'accounts.0' } });
  await give(clerk, ['42', '0042']);
  expect((await copy({}, as)).status).toBe(200);
  const lacking = await addTestUser(api.database, { login: 'lacking', rights: ['TVADMIN2'] });
  await give(umaId, []);
  const { revision } = await userOf(api.adminId);
  expect(
    await copy({ from: api.adminId, from_revision: revision }, await api.sessionOf(lacking)),
  ).toMatchObject({ status: 400, body: { code: 'unknown_value' } });
});

test.each([
  [{ revision: 99 }, 'changed_elsewhere', 'revision'],
  [{ from_revision: 99 }, 'changed_elsewhere', 'from_revision'],
  [{ from: 99_999 }, 'unknown_value', 'from'],
  [{ id: 99_999 }, 'unknown_value', 'id'],
])('with %j is refused, and nothing is written', async (change, code, path) => {
  const before = await userOf(umaId);
  expect(await copy(change)).toMatchObject({ status: 400, body: { code, path } });
  expect(await userOf(umaId)).toEqual(before);
});

test('administrators do not take their own right by copying, and nobody copies themselves', async () => {
  const { revision } = await userOf(api.adminId);
  expect(await copy({ id: api.adminId, revision })).toMatchObject({
    body: { code: 'invalid', path: 'user_access_securities' },
  });
  expect(await copy({ from: umaId })).toMatchObject({ body: { path: 'from' } });
});

test('without the right nothing is copied', async () => {
  expect((await copy({}, await api.sessionOf(leoId))).status).toBe(401);
});
