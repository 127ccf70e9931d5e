import { addTestUser } from '../../../app/testing.ts';
import { testDeployment } from '../../../deployment/testing.ts';
import { testUsersApi, type UsersApi } from './testing.ts';

let api: UsersApi;
beforeAll(async () => {
  api = await testUsersApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
});

const approval = {
  login: 'rita',
  group: 'CUS',
  user_access_securities: ['TMLOGIN', 'FDLOGIN'],
  accounts: ['0042'],
  nonsigs: [],
};
const approve = (id: number, change: object = {}) =>
  api.asAdmin('POST admin/users/approve_registration', { id, ...approval, ...change });
const decline = (id: number, reason?: string) =>
  api.asAdmin('POST admin/users/decline_registration', { id, ...(reason && { reason }) });
const list = async (body: object = {}) =>
  (
    await api.asAdmin('POST admin/users/get_registrations', {
      state: 'waiting',
      page_number: 1,
      page_size: 10,
      ...body,
    })
  ).body;
const users = async () =>
  (await api.asAdmin('POST admin/users/get_users', { page_number: 1, page_size: 10 })).body.users;

describe('the list', () => {
  test('has who waits, the longest first, and says whether somebody has the address', async () => {
    await addTestUser(api.database, { email: 'Known@fleet.example' });
    const first = await api.register({ email: 'first@hauler.example', message: 'Hello' });
    api.clock.pass({ minutes: 1 });
    const second = await api.register({ email: 'known@fleet.example', phone: '1' });
    const { registrations, total_items } = await list();
    expect(total_items).toBe(2);
    expect(registrations).toMatchObject([
      { id: first, user_name: 'Rita', group: 'CUS', message: 'Hello', has_user: false },
      { id: second, phone: '1', state: 'waiting', decided_at: null, has_user: true },
    ]);
  });

  test('has decided ones, the newest decision first', async () => {
    const ids = [];
    for (const email of ['a@hauler.example', 'b@hauler.example']) {
      ids.push(await api.register({ email }));
    }
    for (const id of ids) {
      api.clock.pass({ minutes: 1 });
      await decline(id);
    }
    const { registrations } = await list({ state: 'declined' });
    expect(registrations.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(registrations[0]).toMatchObject({
      decided_by: 'gyr',
      decided_at: api.clock.now().toISOString(),
    });
    expect((await list()).registrations).toEqual([]);
  });

  test.each([
    ['rita moss', 1],
    ['HAULER', 2],
    ['50%', 1],
    ['%', 1],
    ['  0042 ', 2],
    ['nobody', 0],
  ])('is searched for %j', async (keyword, count) => {
    await api.register();
    await api.register({ email: 'b@hauler.example', user_name: 'Bo', company: 'Over 50% Freight' });
    expect((await list({ keyword })).total_items).toBe(count);
  });

  test('comes by pages', async () => {
    for (const name of ['a', 'b', 'c']) await api.register({ email: `${name}@hauler.example` });
    const page = await list({ page_number: 2, page_size: 2 });
    expect(page).toMatchObject({ page_number: 2, page_size: 2, total_items: 3 });
    expect(page.registrations).toHaveLength(1);
  });
});

describe('an approval', () => {
  test('makes the user with rights and rows, and mails the link in the language of the request', async () => {
    const id = await api.register({}, 'es-US');
    api.mails.length = 0;
    const answer = await approve(id);
    expect(answer).toMatchObject({ status: 200, body: { status: { status: 0 } } });
    const made = (await users()).find((user) => user.id === answer.body.user_id);
    expect(made).toMatchObject({
      login: 'rita',
      email: 'rita@hauler.example',
      user_name: 'Rita',
      group: 'CUS',
      user_access_securities: ['FDLOGIN', 'TMLOGIN'],
      accounts: [{ number: '0042', name: 'Moss Hauling' }],
      nonsigs: [],
      has_password: false,
      is_locked: false,
    });
    expect(api.mails).toEqual([
      {
        to: 'rita@hauler.example',
        subject: 'Le damos la bienvenida al Portal de llantas de flota',
        text: expect.stringMatching(/\/set-password\?link=[\w-]{43}&lang=es-US/),
      },
    ]);
    const link = await api.database.kysely
      .selectFrom('password_links')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(link.expires_at).toEqual(new Date(api.clock.now().getTime() + 7 * 24 * 3_600_000));
    expect((await list({ state: 'approved' })).registrations).toMatchObject([
      { id, decided_by: 'gyr', has_user: true },
    ]);
  });

  test.each([
    ['CUS', { accounts: 1, nonsigs: 0 }],
    ['DLR', { accounts: 0, nonsigs: 1 }],
    ['WIN', { accounts: 0, nonsigs: 1 }],
    ['GYR', { accounts: 0, nonsigs: 0 }],
  ])('for %s keeps the rows of that group', async (group, kept) => {
    const { body } = await approve(await api.register(), { group, nonsigs: ['007'] });
    const made = (await users()).find(({ id }) => id === body.user_id);
    expect(made?.accounts).toHaveLength(kept.accounts);
    expect(made?.nonsigs).toHaveLength(kept.nonsigs);
  });

  test.each([
    [{ accounts: ['0042', '043'] }, 'unknown_value', 'accounts.1'],
    [{ group: 'DLR', nonsigs: ['7'] }, 'unknown_value', 'nonsigs.0'],
    [{ user_access_securities: ['TMLOGIN', 'ROOT'] }, 'invalid', 'user_access_securities.1'],
    [{ login: 'GYR' }, 'unique', 'login'],
    [{ login: 'a b' }, 'invalid', 'login'],
  ])('with %j is refused and changes nothing', async (change, code, path) => {
    const id = await api.register();
    api.mails.length = 0;
    expect(await approve(id, change)).toMatchObject({ status: 400, body: { code, path } });
    expect(await users()).toHaveLength(1);
    expect((await list()).total_items).toBe(1);
    expect(api.mails).toEqual([]);
  });

  test('of an address that a user has is refused', async () => {
    await addTestUser(api.database, { email: 'RITA@hauler.example' });
    expect(await approve(await api.register())).toMatchObject({
      status: 400,
      body: { code: 'unique', path: 'email' },
    });
  });

  test('with the address of another user as login is refused, and the other way round', async () => {
    await addTestUser(api.database, { login: 'bo@hauler.example', email: 'cus@fleet.example' });
    const refused = (path: string) => ({ status: 400, body: { code: 'unique', path } });
    const rita = await api.register();
    expect(await approve(rita, { login: 'CUS@fleet.example' })).toMatchObject(refused('login'));
    expect(await approve(rita, { login: 'rita@hauler.example' })).toMatchObject({ status: 200 });
    const bo = await api.register({ email: 'Bo@hauler.example' });
    expect(await approve(bo, { login: 'bo' })).toMatchObject(refused('email'));
  });

  test('of what was replaced since it was read is refused', async () => {
    const read = await api.register();
    const replaced = await api.register({ company: 'Moss and Sons' });
    for (const answer of [await approve(read), await decline(read)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_value', path: 'id' } });
    }
    expect((await list()).registrations).toMatchObject([
      { id: replaced, company: 'Moss and Sons' },
    ]);
  });

  test('of what was decided already, or never asked, is refused', async () => {
    const id = await api.register();
    await decline(id);
    for (const answer of [await approve(id), await decline(id), await approve(99_999)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_value', path: 'id' } });
    }
  });

  test('wins or loses against others at the same moment, as one', async () => {
    const id = await api.register();
    api.mails.length = 0;
    const answers = await Promise.all([approve(id), decline(id), approve(id, { login: 'rita-2' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(api.mails).toHaveLength(1);
  });
});

test('a decline is mailed with its reason, and the person may ask again', async () => {
  const id = await api.register({}, 'fr-CA');
  api.mails.length = 0;
  await decline(id, 'Your dealer\nmanages this account.');
  expect(api.mails).toEqual([
    {
      to: 'rita@hauler.example',
      subject: 'Votre demande d’accès a été refusée',
      text: expect.stringContaining('Le motif : Your dealer\nmanages this account.'),
    },
  ]);
  expect(await api.register()).not.toBe(id);
  expect((await list()).total_items).toBe(1);
});

test('a decline without a reason gives none', async () => {
  const id = await api.register();
  await decline(id);
  expect(api.mails.at(-1)?.text).not.toContain('reason');
});

describe('a user who asks for a right', () => {
  beforeEach(() => {
    api.deployment = testDeployment();
  });

  const asking = async () => {
    const id = await addTestUser(api.database, {
      email: 'asks@fleet.example',
      rights: ['TMLOGIN'],
    });
    return { id, as: await api.sessionOf(id) };
  };
  const ask = (as: Awaited<ReturnType<typeof asking>>['as'], path = '/fleet-dashboard') =>
    api.call('POST users/ask_right', { as, body: { path } });

  test('stands in the list, and has it once it is given', async () => {
    const { as } = await asking();
    for (const _ of ['once', 'again']) expect((await ask(as)).status).toBe(200);
    const { registrations } = await list();
    expect(registrations).toMatchObject([
      { email: 'asks@fleet.example', right_code: 'FDLOGIN', has_user: true },
    ]);
    const id = registrations[0]?.id;
    expect((await api.asAdmin('POST admin/users/give_right', { id })).status).toBe(200);
    expect((await list()).registrations).toEqual([]);
    const { body } = await api.call('GET authorization/start', { as });
    expect(body.user.user_access_securities).toEqual(['FDLOGIN', 'TMLOGIN']);
    expect(api.mails).toMatchObject([
      { to: 'asks@fleet.example', subject: 'The right that you asked for is yours' },
    ]);
    expect(await api.asAdmin('POST admin/users/give_right', { id })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'id' },
    });
    // A user who has the right cannot request it.
    expect(await ask(as)).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'path' },
    });
    expect((await list()).registrations).toEqual([]);
  });

  test.each(['/nowhere', '/open-to-all'])('is refused at %s, which asks for none', async (path) => {
    const { as } = await asking();
    expect(await ask(as, path)).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'path' },
    });
  });

  test('is no registration: that is not approved by the right, nor replaced', async () => {
    const { as } = await asking();
    await ask(as);
    const access = await api.register({ email: 'asks@fleet.example' });
    expect((await list()).total_items).toBe(2);
    expect((await api.asAdmin('POST admin/users/give_right', { id: access })).status).toBe(400);
    expect((await list()).total_items).toBe(2);
  });
});
