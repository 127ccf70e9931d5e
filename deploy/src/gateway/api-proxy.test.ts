import net from 'node:net';
import { gatewayWithApi, listen, testSite } from '../testing/test-site.ts';
import { createGateway } from './gateway.ts';

let site: ReturnType<typeof testSite>;
let portal: Awaited<ReturnType<typeof gatewayWithApi>>;

beforeEach(async () => {
  site = testSite();
  portal = await gatewayWithApi(site.dir);
});
afterEach(async () => {
  await portal.close();
  site.remove();
});

describe('the API behind the gateway', () => {
  test('gets calls as they are, and its answers come back as they are', async () => {
    portal.answerWith(async (request, answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      answer.writeHead(409, { 'session-end': 'soon', 'content-type': 'application/json' });
      answer.end(
        JSON.stringify({
          url: request.url,
          headers: request.headers,
          body: String(Buffer.concat(chunks)),
        }),
      );
    });
    const answer = await portal.call('/api/v2/thing?x=%2F1', {
      method: 'POST',
      headers: { 'api-key': 'k', 'user-time': '01/02/2026 03:04:05', 'content-type': 'text/odd' },
      body: '{"a": 1}',
    });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('session-end')).toBe('soon');
    const heard = await answer.json();
    expect(heard).toMatchObject({
      url: '/api/v2/thing?x=%2F1',
      body: '{"a": 1}',
      headers: {
        'api-key': 'k',
        'user-time': '01/02/2026 03:04:05',
        'x-forwarded-for': '127.0.0.1',
      },
    });
  });

  test.each([
    ['a web server on this machine', '198.51.100.7', '198.51.100.7'],
    ['what a caller made up before that server', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['several servers on this machine', '198.51.100.7, 127.0.0.2', '198.51.100.7'],
    ['IPv6', '2001:db8::7', '2001:db8::7'],
    ['no address at all', 'nonsense', '127.0.0.1'],
  ])('hears where a caller sits, from %s', async (_, forwarded, caller) => {
    portal.answerWith((request, answer) => answer.end(request.headers['x-forwarded-for']));
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await portal.call('/api/v2/x', { headers });
    expect(await answer.text()).toBe(caller);
  });

  test('hears the address of a caller from elsewhere, whatever that one says', async () => {
    portal.answerWith((request, answer) => answer.end(request.headers['x-forwarded-for']));
    const gateway = createGateway({ siteDir: site.dir, apiPort: portal.apiPort });
    const answer = await gateway.inject({
      url: '/api/v2/x',
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    await gateway.close();
    expect(answer.body).toBe('203.0.113.9');
  });

  test('streams: the first words arrive before the last are written', async () => {
    let finish = () => {};
    portal.answerWith((_request, answer) => {
      answer.write('first');
      finish = () => answer.end('last');
    });
    const reader = (await portal.call('/api/v2/stream')).body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('first');
    finish();
    const last = await reader?.read();
    expect(Buffer.from(last?.value ?? []).toString()).toBe('last');
  });

  test('streams events, each as it comes, for longer than an answer may take to begin', async () => {
    const gateway = createGateway({ siteDir: site.dir, apiPort: portal.apiPort, patience: 100 });
    const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
    let send = (_text: string) => {};
    portal.answerWith((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
      answer.write(':\n\n');
      send = (text) => answer.write(text);
    });
    const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
    const hanging = new AbortController();
    const answer = await fetch(`${origin}/api/v2/stream`, { headers, signal: hanging.signal });
    expect(answer.headers.get('content-encoding')).toBeNull();
    const reader = answer.body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe(':\n\n');
    for (const text of ['event: change\ndata: 1\n\n', ':\n\n', 'event: change\ndata: 2\n\n']) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      send(text);
      expect(await next()).toBe(text);
    }
    hanging.abort();
    await gateway.close();
  });

  test.each([
    ['a call', {}, false],
    ['a call with a body', { method: 'POST', body: '{"report": 1}' }, false],
    ['a call with a large body', { method: 'POST', body: 'x'.repeat(200_000) }, false],
    ['a call that is being answered', {}, true],
  ])('learns when %s is given up', async (_, init, begins) => {
    const arrived = deferred();
    const closed = deferred();
    portal.answerWith(async (request, answer) => {
      answer.on('close', () => closed.resolve());
      for await (const _ of request);
      if (begins) answer.write('first');
      arrived.resolve();
    });
    const controller = new AbortController();
    const answer = portal
      .call('/api/v2/slow', { ...init, signal: controller.signal })
      .then((begun) => begun.text())
      .catch(() => 'given up');
    await arrived.promise;
    controller.abort();
    await closed.promise;
    expect(await answer).toBe('given up');
  });

  test('a refusal in the middle of a large upload reaches the caller', async () => {
    portal.answerWith((_request, answer) => {
      answer.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
      answer.end('{"code":"body_too_large"}');
    });
    for (let round = 0; round < 20; round += 1) {
      const answer = await portal.call('/api/v2/thing', {
        method: 'POST',
        body: 'x'.repeat(5_000_000),
      });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ code: 'body_too_large' });
    }
  });

  test('a refusal reaches a caller that sends all of a body of unknown length before it listens', async () => {
    portal.answerWith((_request, answer) => answer.writeHead(413).end('body_too_large'));
    const { port } = portal.gateway.server.address() as net.AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = 'POST /api/v2/x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const isSent = await new Promise((settle) => {
      socket.once('close', () => settle(false));
      socket.write(`${head}${chunk.repeat(400)}0\r\n\r\n`, (error) => settle(!error));
    });
    expect(isSent).toBe(true);
    const heard = await new Promise((settle) => {
      socket.once('close', settle);
      socket.once('data', settle);
    });
    expect(String(heard)).toContain('HTTP/1.1 413');
    socket.destroy();
  });

  test('a caller that was answered and never ends its body is parted with', async () => {
    portal.answerWith((_request, answer) => answer.writeHead(408).end('late'));
    const { port } = portal.gateway.server.address() as net.AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    let heard = '';
    socket.on('data', (text) => {
      heard += text;
    });
    socket.write('POST /api/v2/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{');
    await new Promise((closed) => socket.once('close', closed));
    expect(heard).toContain('HTTP/1.1 408');
  });

  test('that is down answers 503 in its own form, and works again once it is back', async () => {
    portal.answerWith((_request, answer) => answer.end('here'));
    expect(await (await portal.call('/api/v2/x')).text()).toBe('here');
    await portal.stopApi();
    const answer = await portal.call('/api/v2/x');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'system', path: '' });
    await portal.startApi();
    expect(await (await portal.call('/api/v2/x')).text()).toBe('here');
  });

  test('is spoken to over connections that are kept', async () => {
    const sockets = new Set();
    portal.answerWith((request, answer) => {
      sockets.add(request.socket);
      answer.end('here');
    });
    for (let round = 0; round < 5; round += 1) await (await portal.call('/api/v2/x')).text();
    expect(sockets.size).toBe(1);
  });

  test('that breaks off before an answer is a 502', async () => {
    portal.answerWith((request) => request.socket.destroy());
    const answer = await portal.call('/api/v2/x', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(502);
    expect((await answer.json()).code).toBe('system');
  });

  test('that begins no answer in time is a 504, hears of it, and is asked only once', async () => {
    const gateway = createGateway({ siteDir: site.dir, apiPort: portal.apiPort, patience: 200 });
    const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
    const closed = deferred();
    let asked = 0;
    portal.answerWith((request, answer) => {
      if (request.url === '/api/v2/quick') {
        answer.end('here');
        return;
      }
      asked += 1;
      answer.on('close', () => closed.resolve());
    });
    // Over a reused connection: a call that failed on a dead one would be repeated.
    expect(await (await fetch(`${origin}/api/v2/quick`)).text()).toBe('here');
    const answer = await fetch(`${origin}/api/v2/x`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({
      code: 'system',
      path: '',
      message: 'The API did not answer in time.',
    });
    await closed.promise;
    expect(asked).toBe(1);
    await gateway.close();
  });

  test('that has begun an answer may take its time over the rest', async () => {
    const gateway = createGateway({ siteDir: site.dir, apiPort: portal.apiPort, patience: 100 });
    const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
    portal.answerWith((_request, answer) => {
      answer.write('first ');
      setTimeout(() => answer.end('last'), 300);
    });
    expect(await (await fetch(`${origin}/api/v2/x`)).text()).toBe('first last');
    await gateway.close();
  });

  test('that speaks no HTTP is a 502', async () => {
    const garbage = net.createServer((socket) => socket.end('nonsense\r\n\r\n'));
    const gateway = createGateway({ siteDir: site.dir, apiPort: await listen(garbage) });
    expect((await gateway.inject({ url: '/api/v2/x' })).statusCode).toBe(502);
    await gateway.close();
    garbage.close();
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
