import { beginAttempt, lockOut, recordFailedAttempt } from '../../access/sign-in-attempts.ts';
import { issueCode } from '../../access/sign-in-codes.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { testDeployment } from '../../deployment/testing.ts';
import { areas } from '../../serving/areas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(() => {
  api.deployment = testDeployment();
});

const newCode = (userId: number) => issueCode(api.database.kysely, userId, api.clock.now());
const signIn = (code: string) =>
  api.call('POST authorization/login_by_gy', { body: { gy_token: code } });

const sessionCount = async () =>
  (await api.database.kysely.selectFrom('sessions').select('user_id').execute()).length;

describe('signing in with a code', () => {
  test('gives a session with the user and the menus', async () => {
    const userId = await addTestUser(api.database, {
      group: 'DLR',
      rights: ['FDLOGIN', 'TMLOGIN'],
    });
    const { status, body } = await signIn(await newCode(userId));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 0,
      user: {
        user_name: 'Uma',
        group: 'DLR',
        user_access_securities: ['FDLOGIN', 'TMLOGIN'],
        unit_of_measurement: '1',
        currency_symbol: '$',
        user_token_expire_time: '2025-07-01T12:30:00.000Z',
        api_key_refresh_time: '2025-07-01T12:15:00.000Z',
      },
      app_setup: {
        header_content: { tabs: [{ id: 1, key: 'service' }], home_name: '' },
        footer_content: {},
      },
    });
    const { token, api_key: apiKey } = body.user;
    const verified = await api.call('GET authorization/verify', { as: { token, apiKey } });
    expect(verified.body).toMatchObject({ status: 'Success', user: { group: 'DLR' } });
    expect(verified.body.user).not.toHaveProperty('token');
  });

  test('keeps nothing in the database that would open the session', async () => {
    const code = await newCode(await addTestUser(api.database));
    const { body } = await signIn(code);
    const rows = [
      ...(await api.database.kysely.selectFrom('sessions').selectAll().execute()),
      ...(await api.database.kysely.selectFrom('sign_in_codes').selectAll().execute()),
    ];
    const stored = JSON.stringify(rows);
    for (const secret of [body.user.token, body.user.api_key, code])
      expect(stored).not.toContain(secret);
  });

  test('works once for each code', async () => {
    const code = await newCode(await addTestUser(api.database));
    expect((await signIn(code)).body.status).toBe(0);
    const before = await sessionCount();
    expect((await signIn(code)).body).toEqual({ status: 3 });
    expect(await sessionCount()).toBe(before);
  });

  test('works once when the same code comes twice at the same moment', async () => {
    const code = await newCode(await addTestUser(api.database));
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual([0, 3, 3]);
  });

  test('fails with a code that is a minute old', async () => {
    const code = await newCode(await addTestUser(api.database));
    api.clock.pass({ seconds: 60 });
    expect((await signIn(code)).body).toEqual({ status: 3 });
  });

  test('fails with a code that was never made', async () => {
    expect((await signIn('nobody-made-this')).body).toEqual({ status: 3 });
  });

  test('fails with status 1 for an account that an administrator has locked', async () => {
    const userId = await addTestUser(api.database, { isLocked: true });
    expect((await signIn(await newCode(userId))).body).toEqual({ status: 1 });
  });

  test('fails with a code that lives longer than any could, as after a clock was set back', async () => {
    const code = await newCode(await addTestUser(api.database));
    api.clock.pass({ minutes: -24 * 60 });
    const owner = await api.call('POST authorization/code_owner', { body: { gy_token: code } });
    expect(owner.body).toEqual({ owner: null });
    expect((await signIn(code)).body).toEqual({ status: 3 });
    api.clock.pass({ minutes: 24 * 60 });
  });

  describe('of an account that failed attempts lock meanwhile', () => {
    /** Returns a sign-in code for a user whose address is locked for a network. */
    async function codeOfLocked(email: string, network: string): Promise<string> {
      const userId = await addTestUser(api.database, { email });
      const now = api.clock.now();
      for (let time = 0; time < lockOut.failures; time += 1) {
        const begun = await beginAttempt(api.database.kysely, { email, network }, now);
        await recordFailedAttempt(api.database.kysely, begun ?? [], now);
      }
      return newCode(userId);
    }

    test('fails with status 1', async () => {
      const code = await codeOfLocked('locked-meanwhile@fleet.example', '127.0.0.1');
      expect((await signIn(code)).body).toEqual({ status: 1 });
    });

    test('works where the attempts did not come from', async () => {
      const code = await codeOfLocked('locked-elsewhere@fleet.example', '203.0.113.9');
      expect((await signIn(code)).body.status).toBe(0);
    });

    test('works when the lock would last longer than any does: the clock was set back', async () => {
      const email = 'locked-ahead@fleet.example';
      await codeOfLocked(email, '127.0.0.1');
      api.clock.pass({ minutes: -24 * 60 });
      const { id } = await api.database.kysely
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect((await signIn(await newCode(id))).body.status).toBe(0);
      api.clock.pass({ minutes: 24 * 60 });
    });
  });

  test.each([
    [{}, 'gy_token'],
    [{ gy_token: 5 }, 'gy_token'],
    [{ gy_token: '' }, 'gy_token'],
    [{ gy_token: 'x'.repeat(201) }, 'gy_token'],
    [{ gy_token: 'a\0b' }, 'gy_token'],
  ])('refuses the body %j at its field', async (body, path) => {
    const answer = await api.call('POST authorization/login_by_gy', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid', path });
  });

  test('is limited for each address', async () => {
    api.clock.pass({ minutes: 2 });
    for (let attempt = 0; attempt < 120; attempt += 1) await signIn('no-such-code');
    const answer = await signIn('no-such-code');
    expect(answer.status).toBe(429);
    expect(answer.body.code).toBe('too_many_requests');
    expect(answer.headers['retry-after']).toBe('60');
    api.clock.pass({ minutes: 1 });
    expect((await signIn('no-such-code')).status).toBe(200);
  });
});

describe('whose a code is', () => {
  const ownerOf = (code: string) =>
    api.call('POST authorization/code_owner', { body: { gy_token: code } });

  test('is told without using the code up, and nothing more than the names', async () => {
    const login = 'code-owner';
    const code = await newCode(await addTestUser(api.database, { login }));
    const before = await sessionCount();
    for (const time of [1, 2]) {
      const { status, body } = await ownerOf(code);
      expect([time, status]).toEqual([time, 200]);
      expect(Object.keys(body.owner)).toEqual(['login', 'user_name', 'user_last_name']);
      expect(body.owner).toMatchObject({ login, user_name: 'Uma' });
    }
    expect(await sessionCount()).toBe(before);
    expect((await signIn(code)).body).toMatchObject({ status: 0, user: { login } });
  });

  test('is told of no code that is used, expired or unknown', async () => {
    const used = await newCode(await addTestUser(api.database));
    await signIn(used);
    const old = await newCode(await addTestUser(api.database));
    api.clock.pass({ seconds: 60 });
    for (const code of [used, old, 'nobody-made-this'])
      expect((await ownerOf(code)).body).toEqual({ owner: null });
  });

  test('is limited for each address', async () => {
    api.clock.pass({ minutes: 2 });
    for (let attempt = 0; attempt < 120; attempt += 1) await ownerOf('no-such-code');
    expect((await ownerOf('no-such-code')).status).toBe(429);
    api.clock.pass({ minutes: 1 });
    expect((await ownerOf('no-such-code')).status).toBe(200);
  });
});

describe('a page that starts with a stored session', () => {
  test('gets the user and the menus, without secrets', async () => {
    const as = await api.sessionOf(await addTestUser(api.database));
    const { body } = await api.call('GET authorization/start', { as });
    expect(body.user).not.toHaveProperty('token');
    expect(body.user).not.toHaveProperty('api_key');
    expect(body.app_setup.footer_content.tabs).toHaveLength(1);
  });

  test('gets no menus while there is no deployment', async () => {
    api.deployment = null;
    const as = await api.sessionOf(await addTestUser(api.database));
    expect((await api.call('GET authorization/start', { as })).body.app_setup).toEqual({});
  });
});

test('signing out ends the session', async () => {
  const as = await api.sessionOf(await addTestUser(api.database));
  expect((await api.call('POST authorization/logout', { as })).body).toEqual({ status: 'Success' });
  expect((await api.call('GET authorization/verify', { as })).status).toBe(403);
});

describe('the permission for a path', () => {
  const check = async (path: string, rights: readonly ('FDLOGIN' | 'TMLOGIN')[]) => {
    const as = await api.sessionOf(await addTestUser(api.database, { rights }));
    return api.call('POST authorization/check_permissions', { as, body: { path } });
  };

  test.each(['/fleet-dashboard', '/fleet-dashboard/', '/fleet-dashboard?tab=purchases'])(
    'is given at %s to who holds the right of its route',
    async (path) => {
      const { status, body } = await check(path, ['FDLOGIN']);
      expect(status).toBe(200);
      expect(body).toEqual({ path, has_permission: true });
    },
  );

  test.each(['/fleet-dashboard', '/fleet-dashboard?tab=purchases', '/units/edit-5'])(
    'is refused at %s to who does not, with the user as it is now',
    async (path) => {
      const { status, body } = await check(path, ['TMLOGIN']);
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: 'no_right',
        user: { user_access_securities: ['TMLOGIN'] },
      });
    },
  );

  test.each([
    ['given', '/', true],
    ['given', '/404', true],
    ['given', '/Login', true],
    ['given', '/Open-To-All', true],
    ['given', '/open-to-all', true],
    ['not given', '/nowhere', false],
    ['not given', '/open-to-all/nowhere', false],
  ])('is %s at %s to every session', async (_, path, has_permission) => {
    expect(await check(path, [])).toMatchObject({ status: 200, body: { path, has_permission } });
  });
});

describe('the menu of reports', () => {
  const menu = async (rights: readonly 'FDLOGIN'[]) => {
    const as = await api.sessionOf(await addTestUser(api.database, { rights }));
    return (await api.call('GET tire_management_reports/get', { as })).body;
  };

  test('holds what the deployed remotes declare and the user may open, in order', async () => {
    expect(await menu(['FDLOGIN'])).toEqual({
      sections: [
        {
          section: 'dashboard:index.section',
          items: [
            {
              label: 'dashboard:report.open',
              description: 'dashboard:report.text',
              url: '/open-to-all',
            },
            {
              label: 'dashboard:report.fleet',
              description: 'dashboard:report.text',
              url: '/fleet-dashboard',
            },
          ],
        },
      ],
    });
  });

  test('leaves out what the user may not open', async () => {
    const { sections } = await menu([]);
    expect(
      sections.flatMap(({ items }: { items: { url: string }[] }) => items.map(({ url }) => url)),
    ).toEqual(['/open-to-all']);
  });

  test('is empty while nothing is deployed', async () => {
    api.deployment = null;
    expect(await menu(['FDLOGIN'])).toEqual({ sections: [] });
  });
});
