import { defineCalls } from '@portal/contract/wire';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { defineArea } from '../app/area.ts';
import { refuse } from '../app/refusal.ts';
import { addTestUser, type TestApi, testApi } from '../app/testing.ts';

const calls = defineCalls({
  'POST fail': { summary: 'Fails.', right: 'session', response: Type.Object({}) },
  'POST full': {
    summary: 'Finds no space.',
    right: 'none',
    body: Type.Object({ code: Type.String() }),
    response: Type.Object({}),
  },
  'POST refuse': { summary: 'Refuses.', right: 'none', response: Type.Object({}) },
  'POST break': {
    summary: 'Breaks its own contract.',
    right: 'none',
    response: Type.Object({ a: Type.String() }),
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi([
    defineArea(calls, {
      'POST fail': async ({ db }) => {
        await sql`select * from secret_table where password = ${'hunter2'}`.execute(db);
        return {};
      },
      'POST full': async ({ body: { code } }) => {
        throw Object.assign(new Error('could not extend file'), { code });
      },
      'POST refuse': async () => {
        throw refuse('unknown_value', 'base_parameters.account');
      },
      'POST break': async () => ({ b: 1 }) as unknown as { a: string },
    }),
  ]);
});
afterAll(() => api.close());

test('what a call refuses is answered with code, path and message', async () => {
  const answer = await api.call('POST refuse');
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    code: 'unknown_value',
    path: 'base_parameters.account',
    message: 'The value names nothing that you may see.',
  });
});

describe('a fault of ours', () => {
  test('is answered by 500 with an id and nothing else, and logged under that id', async () => {
    const as = await api.sessionOf(await addTestUser(api.database));
    api.log.length = 0;
    const answer = await api.call('POST fail', { as, isFaulty: true });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: 'system', path: '' });
    const [, id] = /The log has it as ([0-9a-f-]{36})\./.exec(answer.body.message) ?? [];
    expect(JSON.stringify(answer.body)).not.toMatch(/secret_table|select|hunter2/);
    const [line = ''] = api.log;
    expect(JSON.parse(line)).toMatchObject({
      reqId: id,
      err: { message: expect.stringContaining('secret_table') },
    });
  });

  test.each([
    ['the database', '53100'],
    ['the system', 'ENOSPC'],
  ])('is none while the disk is full, as %s says: that is answered by 503', async (_, code) => {
    const { status, body } = await api.call('POST full', { body: { code } });
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'system', message: expect.stringContaining('no space') });
  });

  test('leaves no token, key or password in the log', async () => {
    const as = await api.sessionOf(await addTestUser(api.database));
    api.log.length = 0;
    await api.call('POST fail', {
      as,
      body: { password: 'hunter2' },
      query: { token: 'hunter3' },
      isFaulty: true,
    });
    const log = api.log.join('');
    expect(log).toContain('A call failed');
    for (const secret of [as.token, as.apiKey, 'hunter2', 'hunter3'])
      expect(log).not.toContain(secret);
  });

  test('an answer that breaks the contract is found in tests', async () => {
    await expect(api.call('POST break')).rejects.toThrow('POST break failed: ');
  });
});

test('answers are kept by nobody and carry the usual protections', async () => {
  const { headers } = await api.call('POST refuse');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});
