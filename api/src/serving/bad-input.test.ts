import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { defineCalls } from '@portal/contract/wire';
import { Type } from 'typebox';
import { defineArea } from '../app/area.ts';
import { type TestApi, testApi } from '../app/testing.ts';

const calls = defineCalls({
  'POST echo': {
    summary: 'Gives back what reached it.',
    right: 'none',
    body: Type.Object({
      base_parameters: Type.Object({
        date_from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        locations: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
      }),
      note: Type.Optional(Type.String()),
      words: Type.Optional(Type.Array(Type.Object({ id: Type.Integer() }), { maxItems: 2 })),
      row: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
    response: Type.Object({ seen: Type.Unknown() }),
  },
  'GET item/{id}': {
    summary: 'Takes a parameter and a query.',
    right: 'none',
    params: Type.Object({ id: Type.Integer() }),
    query: Type.Object({ t: Type.Optional(Type.String({ maxLength: 5 })) }),
    response: Type.Object({ seen: Type.Unknown() }),
  },
  'POST optional': { summary: 'Takes no body.', right: 'none', response: Type.Object({}) },
  'POST file': {
    summary: 'Takes a large text.',
    right: 'none',
    largestBody: 40_000_000,
    body: Type.Object({ content: Type.String() }),
    response: Type.Object({ length: Type.Integer() }),
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi([
    defineArea(calls, {
      'POST echo': async ({ body }) => ({ seen: body }),
      'GET item/{id}': async ({ params, query }) => ({ seen: { params, query } }),
      'POST optional': async () => ({}),
      'POST file': async ({ body }) => ({ length: body.content.length }),
    }),
  ]);
});
afterAll(() => api.close());

const good = { base_parameters: { date_from: '2025-01-01', locations: null } };
const withBase = (fields: object) => ({ base_parameters: { ...good.base_parameters, ...fields } });

describe('a body', () => {
  test.each([
    ['of another type', '[]', ''],
    ['of no type', 'null', ''],
    ['without a field', {}, 'base_parameters'],
    [
      'without a field inside',
      { base_parameters: { locations: null } },
      'base_parameters.date_from',
    ],
    ['with a wrong form', withBase({ date_from: '1/2/2025' }), 'base_parameters.date_from'],
    ['with a wrong type', withBase({ date_from: 20250101 }), 'base_parameters.date_from'],
    ['with a wrong item', withBase({ locations: [1, 'two'] }), 'base_parameters.locations.1'],
    ['with a wrong alternative', withBase({ locations: 'all' }), 'base_parameters.locations'],
    ['with half a number', withBase({ locations: [1.5] }), 'base_parameters.locations.0'],
    [
      'with a number that no id is',
      withBase({ locations: [3_000_000_000] }),
      'base_parameters.locations.0',
    ],
    ['with a wrong field in a list', { ...good, words: [{ id: 1 }, {}] }, 'words.1.id'],
    ['with a NUL character', { ...good, note: 'x\0' }, 'note'],
    ['with half a character', { ...good, note: 'x\ud83d' }, 'note'],
    ['with half a character in a name', { ...good, row: { 'x\ud83d': 'y' } }, 'row.x'],
  ])('%s is refused at its field', async (_, body, path) => {
    const answer = await api.call('POST echo', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid', path });
  });

  test('with a list that is too long is refused as such', async () => {
    const answer = await api.call('POST echo', {
      body: { ...good, words: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'too_many', path: 'words' });
  });

  test('loses the fields that the contract does not know', async () => {
    const body = { ...withBase({ later: 1 }), from_the_next_version: true };
    expect((await api.call('POST echo', { body })).body.seen).toEqual(good);
  });

  test.each([
    ['no JSON', '{"password": "hunter2', 'application/json'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded'],
    ['a polluted prototype', '{"__proto__": {"a": 1}}', 'application/json'],
  ])('of %s is refused without being quoted', async (_, body, type) => {
    const answer = await api.call('POST echo', { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid', path: '' });
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  });

  test.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('of 10,000 %s in each other is refused', async (_, inner) => {
    const body = `{"base_parameters": {"date_from": "2025-01-01", "locations": null}, "x": ${inner}}`;
    const answer = await api.call('POST echo', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid', path: '' });
  });

  test('with many brackets in a text is no deep one', async () => {
    const words = { ...good, more: `"${'['.repeat(1000)}\\` };
    expect((await api.call('POST echo', { body: words })).status).toBe(200);
  });

  test.each([
    ['characters', 'A'],
    ['escapes', '"'],
  ])('may have a text of millions of %s where a call takes one', async (_, character) => {
    const content = character.repeat(16_000_000);
    const answer = await api.call('POST file', { body: { content } });
    expect([answer.status, answer.body]).toEqual([200, { length: 16_000_000 }]);
  });

  test('that is empty is none', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await api.call('POST optional', { headers })).status).toBe(200);
    expect((await api.call('POST echo', { headers })).status).toBe(400);
  });

  test('over 1 MB is answered by 413', async () => {
    const answer = await api.call('POST echo', { body: { filler: 'x'.repeat(1024 * 1024) } });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('body_too_large');
  });

  test('of unknown length that grows too large is answered by 413 over a real connection', async () => {
    const app = api.app;
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const head = 'POST /api/v2/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    for (let round = 0; round < 10; round += 1) {
      // Like many clients, it writes the whole body before it reads a response.
      const socket = connect(port, '127.0.0.1');
      await new Promise((sent) => {
        // After a reset, no more data arrives.
        socket.on('error', sent);
        socket.write(
          `${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(100)}0\r\n\r\n`,
          sent,
        );
      });
      let heard = '';
      socket.on('data', (text) => {
        heard += text;
        if (heard.includes('body_too_large')) socket.destroy();
      });
      await new Promise((closed) => socket.once('close', closed));
      expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  test('that never ends is waited for no longer than 30 s', () => {
    // Node.js applies the longer of the two.
    const { requestTimeout, headersTimeout } = api.app.server;
    expect({ requestTimeout, headersTimeout }).toEqual({
      requestTimeout: 30_000,
      headersTimeout: 30_000,
    });
  });

  test('of 5 MB is answered by 413 over a real connection', async () => {
    if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const status = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/api/v2/echo',
          headers: { 'content-type': 'application/json', 'content-length': 5 * 1024 * 1024 },
        },
        (response) => resolve(response.statusCode ?? 0),
      );
      request.on('error', reject);
      request.write('x'.repeat(1024));
    });
    expect(status).toBe(413);
  });
});

describe('an address', () => {
  test('has its parameters and query read as what they are', async () => {
    const answer = await api.call('GET item/{id}', {
      params: { id: '12' },
      query: { t: '7', other: 'x' },
    });
    expect(answer.body.seen).toEqual({ params: { id: 12 }, query: { t: '7' } });
  });

  test.each([
    ['a wrong parameter', { params: { id: 'twelve' } }, 'id'],
    ['half a number', { params: { id: '1.5' } }, 'id'],
    ['a long parameter', { params: { id: '1'.repeat(300) } }, 'id'],
    ['a wrong query', { params: { id: '1' }, query: { t: 'too long' } }, 't'],
  ])('with %s is refused at its name', async (_, options, path) => {
    const answer = await api.call('GET item/{id}', options);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid', path });
  });

  test.each([
    ['GET', '/api/v2/nothing'],
    ['DELETE', '/api/v2/echo'],
    ['GET', '/api/portal/v1/echo'],
    ['GET', '/'],
  ] as const)('%s %s, which is no call, is answered by 404', async (method, url) => {
    const answer = await api.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'not_found',
      path: '',
      message: 'There is no such call.',
    });
  });

  test('that cannot be decoded is refused', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v2/item/%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', path: '' });
  });
});
