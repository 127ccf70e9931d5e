import { adminLimits, userColumns } from '@portal/contract/admin';
import { addTestUser } from '../../../../app/testing.ts';
import { testUsersApi, type UsersApi } from '../testing.ts';

let api: UsersApi;
beforeAll(async () => {
  api = await testUsersApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await addTestUser(api.database, {
    login: 'uma',
    email: 'uma@fleet.example',
    name: 'Uma',
    lastName: 'Serrano',
    rights: ['FDLOGIN', 'TMLOGIN'],
  });
});

const usersPage = { page_number: 1, page_size: 50 };
const users = async () => (await api.asAdmin('POST admin/users/get_users', usersPage)).body.users;
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const header = userColumns.join(',');
const file = (...rows: string[]) => [header, ...rows].join('\n');

const send = (text: string | Buffer, isDryRun: boolean, as?: Session) =>
  as
    ? api.call('POST admin/users/import_users', {
        as,
        body: { content: base64(text), is_dry_run: isDryRun },
      })
    : api.asAdmin('POST admin/users/import_users', {
        content: base64(text),
        is_dry_run: isDryRun,
      });
type Session = Awaited<ReturnType<UsersApi['sessionOf']>>;

const rita = 'rita,Rita,Moss,rita@hauler.example,CUS,es-US,TMLOGIN FDLOGIN,0042 42,';
const changedUma = 'UMA,Uma,Reyes,uma.reyes@fleet.example,CUS,,TMLOGIN,,';

test('a dry run tells what a file would do, and does nothing of it', async () => {
  const before = await users();
  const { status, body } = await send(file(rita, changedUma), true);
  expect(status).toBe(200);
  expect(body.rows).toEqual([
    { row: 2, login: 'rita', name: 'Rita Moss', outcome: 'added', changes: [], faults: [] },
    {
      row: 3,
      login: 'uma',
      name: 'Uma Reyes',
      outcome: 'changed',
      changes: [
        { field: 'last_name', before: 'Serrano', after: 'Reyes' },
        { field: 'email', before: 'uma@fleet.example', after: 'uma.reyes@fleet.example' },
        { field: 'rights', before: 'FDLOGIN TMLOGIN', after: 'TMLOGIN' },
      ],
      faults: [],
    },
  ]);
  expect(await users()).toEqual(before);
  expect(api.mails).toEqual([]);
});

test('a file adds and changes, mails as the forms do, and is told in the audit', async () => {
  const [uma] = (await users()).filter(({ login }) => login === 'uma');
  const as = await api.sessionOf(uma?.id ?? 0);
  const dry = (await send(file(rita, changedUma), true)).body;
  expect((await send(file(rita, changedUma), false)).body).toEqual(dry);
  expect(await users()).toMatchObject([
    { login: 'rita', accounts: [{ number: '0042' }, { number: '42' }], language: 'es-US' },
    { login: 'uma', user_last_name: 'Reyes', user_access_securities: ['TMLOGIN'] },
    { login: 'gyr' },
  ]);
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['rita@hauler.example', 'Le damos la bienvenida al Portal de llantas de flota'],
    ['uma@fleet.example', expect.any(String)],
    ['uma.reyes@fleet.example', expect.any(String)],
  ]);
  expect((await api.call('GET authorization/verify', { as })).status).toBe(403);
  const { changes } = (await api.asAdmin('POST admin/audit/get_changes', usersPage)).body;
  expect(changes.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['changed', 'uma'],
    ['added', 'rita'],
  ]);
  const again = await send(file(rita, changedUma), false);
  expect(again.body.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
});

test.each([
  ['rita,Rita,Moss,UMA@fleet.example,CUS,,,,', 'email', 'unique', ''],
  ['uma@fleet.example,Rita,Moss,rita@hauler.example,CUS,,,,', 'login', 'unique', ''],
  ['r,Rita,Moss,rita@hauler.example,CUS,,,,', 'login', 'invalid', 'r'],
  [',Rita,Moss,rita@hauler.example,CUS,,,,', 'login', 'missing', ''],
  ['rita,,Moss,rita@hauler.example,CUS,,,,', 'first_name', 'missing', ''],
  ['rita,Rita,Moss,rita at hauler,CUS,,,,', 'email', 'invalid', 'rita at hauler'],
  ['rita,Rita,Moss,rita@hauler.example,XYZ,,,,', 'group', 'unknown_value', 'XYZ'],
  ['rita,Rita,Moss,rita@hauler.example,,,,,', 'group', 'missing', ''],
  ['rita,Rita,Moss,rita@hauler.example,CUS,tlh,,,', 'language', 'unknown_value', 'tlh'],
  ['rita,Rita,Moss,rita@hauler.example,CUS,,TMLOGIN NOSUCH,,', 'rights', 'unknown_value', 'NOSUCH'],
  ['rita,Rita,Moss,rita@hauler.example,CUS,,,0042 gone,', 'accounts', 'unknown_value', 'gone'],
  ['rita,Rita,Moss,rita@hauler.example,DLR,,,,gone', 'dealers', 'unknown_value', 'gone'],
  ['rita,Rita,Moss,rita@hauler.example,CUS,,,,007', 'dealers', 'invalid', '007'],
  ['gyr,Grace,Young,gyr@fleet.example,GYR,,TMLOGIN,,', 'rights', 'own', ''],
])('%s is refused, the row beside it is taken', async (row, field, code, value) => {
  const good = 'leo,Leo,Hart,leo@hauler.example,CUS,,TMLOGIN,,';
  const { body } = await send(file(row, good), false);
  expect(body.rows).toMatchObject([
    { row: 2, outcome: 'refused', faults: [{ field, code, value }] },
    { row: 3, outcome: 'added' },
  ]);
  expect((await users()).map(({ login }) => login).toSorted()).toEqual(['gyr', 'leo', 'uma']);
  expect(api.mails).toHaveLength(1);
});

test('a login that stands there twice is refused the second time', async () => {
  const twice = rita.replace('rita@', 'other@').replace('rita', 'RITA');
  expect((await send(file(rita, twice), true)).body.rows).toMatchObject([
    { outcome: 'added' },
    { outcome: 'refused', faults: [{ field: 'login', code: 'repeated' }] },
  ]);
});

test('rights and rows that the importer lacks are refused', async () => {
  const clerk = await addTestUser(api.database, {
    login: 'clerk',
    rights: ['TVADMIN2', 'TMLOGIN'],
  });
  const as = await api.sessionOf(clerk);
  const row = (rights: string, group: string, accounts: string) =>
    `rita,Rita,Moss,rita@hauler.example,${group},,${rights},${accounts},`;
  const faultsOf = async (text: string) =>
    (await send(file(text), false, as)).body.rows.flatMap(({ faults }) => faults);
  expect(await faultsOf(row('TMLOGIN TVADMIN', 'CUS', ''))).toEqual([
    { field: 'rights', code: 'not_held', value: 'TVADMIN' },
  ]);
  expect(await faultsOf(row('TMLOGIN', 'GYR', ''))).toEqual([
    { field: 'group', code: 'not_held', value: '' },
  ]);
  expect(await faultsOf(row('TMLOGIN', 'CUS', '0042'))).toEqual([
    { field: 'accounts', code: 'unknown_value', value: '0042' },
  ]);
});

test('columns that a file leaves out stay, or begin as a new user does', async () => {
  const some = 'Login;Last name;E-mail\n'.replace('E-mail', 'email');
  const { body } = await send(`${some}uma;Reyes;uma@fleet.example\n`, false);
  expect(body.rows).toMatchObject([{ outcome: 'changed', changes: [{ field: 'last_name' }] }]);
  const people = 'login,first_name,last_name,email,group\n';
  await send(`${people}win,Wes,Ito,wes@dealer.example,win\n`, false);
  const added = (await users()).find(({ login }) => login === 'win');
  expect(added?.user_access_securities).toEqual(['FDLOGIN', 'TMLOGIN', 'TMSMYRPT']);
});

test.each([
  ['a quotation mark that is never closed', file(rita, '"leo,Leo'), 'file_unreadable'],
  ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000'), 'file_unreadable'],
  ['no rows', header, 'invalid'],
  ['no column of logins', 'first_name,email\nRita,rita@hauler.example', 'invalid'],
  ['an unknown column', 'login,password\nrita,secret', 'unknown_value'],
  ['more bytes than are read', Buffer.alloc(adminLimits.importBytes + 1, 'a'), 'file_too_large'],
])('a file with %s is refused as a whole', async (_, text, code) => {
  const before = await users();
  expect(await send(text, false)).toMatchObject({
    status: 400,
    body: { code, path: 'content' },
  });
  expect(await users()).toEqual(before);
});

test.each([
  ['below the rows that are right', file(rita, '', '"leo,Leo'), { row: 4 }],
  ['in the header', '"login,first_name', {}],
])('of a quotation mark that is never closed %s the row is told', async (_, text, told) => {
  const { body } = await send(text, true);
  expect(body).toEqual({
    code: 'file_unreadable',
    path: 'content',
    message: expect.any(String),
    ...told,
  });
});

test('more new users than may be mailed wait for another time', async () => {
  const rows = Array.from(
    { length: 305 },
    (_, at) => `many${at},Max,Many,many${at}@fleet.example,CUS,,TMLOGIN,,`,
  );
  const { body } = await send(file(...rows), false);
  const refused = body.rows.filter(({ outcome }) => outcome === 'refused');
  expect(refused).toHaveLength(5);
  expect(refused[0]?.faults).toEqual([{ field: 'login', code: 'later', value: '' }]);
  expect(api.mails).toHaveLength(300);
  expect((await api.asAdmin('POST admin/users/add_user', newUser)).status).toBe(429);
});

const newUser = {
  user_name: 'Rita',
  user_last_name: 'Moss',
  login: 'rita',
  email: 'rita@hauler.example',
  group: 'CUS',
  user_access_securities: ['TMLOGIN'],
  accounts: [],
  nonsigs: [],
};

test('without the right nothing is imported or written out', async () => {
  const id = await addTestUser(api.database, { login: 'leo', rights: ['TVADMIN'] });
  const as = await api.sessionOf(id);
  expect((await send(file(rita), true, as)).status).toBe(401);
  expect((await api.call('POST admin/users/get_csv', { as, body: {} })).status).toBe(401);
});

test('a file of all users comes back unchanged, and holds no formula', async () => {
  await api.asAdmin('POST admin/users/add_user', {
    ...newUser,
    user_name: '=HYPERLINK("x")',
    user_last_name: '@Moss',
    accounts: ['0042', '42'],
  });
  const as = await api.sessionOf(api.adminId);
  const answer = await api.call('POST admin/users/get_csv', { as, body: {} });
  const text = answer.bytes.toString();
  expect(text).toContain(
    `rita,"'=HYPERLINK(""x"")",'@Moss,rita@hauler.example,CUS,,TMLOGIN,0042 42,`,
  );
  const { body } = await send(text, false);
  expect(body.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
});
