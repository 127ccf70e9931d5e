import { defineCalls } from '@portal/contract/wire';
import { Type } from 'typebox';
import { defineArea } from '../app/area.ts';
import { addTestUser, type TestApi, testApi } from '../app/testing.ts';

const calls = defineCalls({
  'GET fleet': {
    summary: 'A call with a right.',
    right: 'FDLOGIN',
    response: Type.Object({ login: Type.String() }),
  },
  'GET either': {
    summary: 'A call with one right of two.',
    right: ['TMLOGIN', 'FDLOGIN'],
    response: Type.Object({}),
  },
  'GET mine': { summary: 'A call for every session.', right: 'session', response: Type.Object({}) },
  'POST write': {
    summary: 'A call that takes something.',
    right: 'session',
    body: Type.Object({ name: Type.String() }),
    response: Type.Object({}),
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi([
    defineArea(calls, {
      'GET fleet': async ({ user }) => ({ login: user.login }),
      'GET either': async () => ({}),
      'GET mine': async () => ({}),
      'POST write': async () => ({}),
    }),
  ]);
});
afterAll(() => api.close());

const newSession = async (rights: readonly ('FDLOGIN' | 'TMLOGIN')[] = []) =>
  api.sessionOf(await addTestUser(api.database, { rights }));

describe('without a session', () => {
  const mixed = async () => ({
    token: (await newSession()).token,
    apiKey: (await newSession()).apiKey,
  });

  test.each([
    ['nothing', async () => ({})],
    ['a wrong token', async () => ({ as: { ...(await newSession()), token: 'wrong' } })],
    ['a wrong API key', async () => ({ as: { ...(await newSession()), apiKey: 'wrong' } })],
    ["two users' secrets", async () => ({ as: await mixed() })],
    [
      'no API key',
      async () => ({ headers: { authorization: `Bearer ${(await newSession()).token}` } }),
    ],
    ['no bearer', async () => ({ headers: { 'api-key': (await newSession()).apiKey } })],
    [
      'another scheme',
      async () => {
        const { token, apiKey } = await newSession();
        return { headers: { authorization: `Basic ${token}`, 'api-key': apiKey } };
      },
    ],
  ])('%s is answered by 403', async (_, options) => {
    const answer = await api.call('GET mine', await options());
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      code: 'no_session',
      path: '',
      message: 'There is no session, or it is over.',
    });
    expect(answer.headers).not.toHaveProperty('session-end');
  });

  test('the body is not even looked at', async () => {
    const answer = await api.call('POST write', { body: '{ no json' });
    expect(answer.status).toBe(403);
  });
});

describe('a session', () => {
  test('lives for the time set, and every call starts that time anew', async () => {
    const as = await newSession();
    api.clock.pass({ minutes: 29 });
    const answer = await api.call('GET mine', { as });
    expect(answer.status).toBe(200);
    expect(answer.headers['session-end']).toBe(
      new Date(api.clock.now().getTime() + 30 * 60_000).toISOString(),
    );
    api.clock.pass({ minutes: 29 });
    expect((await api.call('GET mine', { as })).status).toBe(200);
    api.clock.pass({ minutes: 30 });
    expect((await api.call('GET mine', { as })).status).toBe(403);
  });

  test('is not moved by a call made in the background', async () => {
    const as = await newSession();
    const end = new Date(api.clock.now().getTime() + 30 * 60_000).toISOString();
    api.clock.pass({ minutes: 20 });
    const background = await api.call('GET mine', { as, headers: { 'background-call': '1' } });
    expect(background.headers['session-end']).toBe(end);
    api.clock.pass({ minutes: 10 });
    const late = await api.call('GET mine', { as, headers: { 'background-call': '1' } });
    expect(late.status).toBe(403);
  });

  test('says when it ends on refusals too', async () => {
    const as = await newSession();
    const end = new Date(api.clock.now().getTime() + 30 * 60_000).toISOString();
    for (const answer of [
      await api.call('GET fleet', { as }),
      await api.call('POST write', { as, body: {} }),
      await api.call('POST write', { as, body: '{ no json' }),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['session-end']).toBe(end);
    }
  });

  test('is over when its user is locked', async () => {
    const userId = await addTestUser(api.database);
    const as = await api.sessionOf(userId);
    expect((await api.call('GET mine', { as })).status).toBe(200);
    await api.database.kysely
      .updateTable('users')
      .set({ is_locked: true })
      .where('id', '=', userId)
      .execute();
    expect((await api.call('GET mine', { as })).status).toBe(403);
  });

  test('is forgotten by the database once it is over', async () => {
    const { token } = await newSession();
    expect(token).toHaveLength(43);
    api.clock.pass({ minutes: 31 });
    await newSession();
    const rows = await api.database.kysely.selectFrom('sessions').select('ends_at').execute();
    expect(rows).toHaveLength(1);
  });
});

describe('rights', () => {
  test('who holds the right may call', async () => {
    const answer = await api.call('GET fleet', { as: await newSession(['FDLOGIN']) });
    expect(answer.status).toBe(200);
  });

  test('who does not is answered by 401 with the user as it is now', async () => {
    const answer = await api.call('GET fleet', { as: await newSession(['TMLOGIN']) });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'no_right',
      path: '',
      user: { user_access_securities: ['TMLOGIN'] },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/token":"[^"]|api_key"/);
  });

  test('any right of a list is enough', async () => {
    expect((await api.call('GET either', { as: await newSession(['FDLOGIN']) })).status).toBe(200);
    expect((await api.call('GET either', { as: await newSession() })).status).toBe(401);
  });

  test('a right that was taken away is gone with the next call', async () => {
    const userId = await addTestUser(api.database, { rights: ['FDLOGIN'] });
    const as = await api.sessionOf(userId);
    await api.database.kysely.deleteFrom('user_rights').where('user_id', '=', userId).execute();
    expect((await api.call('GET fleet', { as })).status).toBe(401);
  });
});
