import { renameSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { deployment, getUnchanged, testSite, version } from '../testing/test-site.ts';
import { createGateway } from './gateway.ts';

const entry = `/remotes/one/${version}/entry.js`;
let site: ReturnType<typeof testSite>;
let gateway: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'GET', url, headers });

beforeEach(() => {
  site = testSite();
  site.write('.secret', 'secret');
  site.write(`remotes/one/${version}/entry.js`, 'entry');
  site.write(`remotes/one/${version}/entry.js.br`, brotliCompressSync('entry'));
  site.write(`remotes/one/${version}/entry.js.gz`, gzipSync('entry'));
  site.write(`remotes/one/${version}/plain.css`, 'a {}');
  site.write(`remotes/one/${version}/mf-manifest.json`, '{}');
  site.write(`remotes/one/${version}/remote.json`, '{}');
  site.write(`remotes/one/${version}/.hidden`, 'hidden');
  gateway = createGateway({ siteDir: site.dir, apiPort: 1 });
});
afterEach(async () => {
  await gateway.close();
  site.remove();
});

describe('files of a build', () => {
  test.each([entry, `/remotes/one/${version}/remote.json`, `/shell/${version}/shell.js`])(
    '%s is kept for ever',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('a manifest is never kept', async () => {
    const answer = await get(`/remotes/one/${version}/mf-manifest.json`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ])('accept-encoding %s gets the file compressed as %s', async (accepted, encoding) => {
    const answer = await get(entry, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
  });

  test('a file without a compressed twin, or for nobody who takes it, is sent as it is', async () => {
    const plain = await get(`/remotes/one/${version}/plain.css`, { 'accept-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('a {}');
    expect((await get(entry)).body).toBe('entry');
  });

  test('a file that is gone answers 404 and comes back without a restart', async () => {
    const [here, away] = [path.join(site.dir, 'remotes/one'), path.join(site.dir, 'away')];
    renameSync(here, away);
    const answer = await get(entry);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers['cache-control']).toBe('no-store');
    renameSync(away, here);
    expect((await get(entry)).statusCode).toBe(200);
  });

  test.each(['/remotes/one/', `/remotes/one/${version}/`, '/remotes/', '/shell/'])(
    '%s is a folder, and not found',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('Not found\n');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test.each(['/remotes/one/%e0%a4%a', '/fleet-dashboard/%zz.js'])(
    '%s is no address, and refused in plain words',
    async (url) => {
      await gateway.listen({ port: 0, host: '127.0.0.1' });
      const answer = await getUnchanged(gateway, url);
      expect(answer.status).toBe(400);
      expect(answer.body).toBe('Refused\n');
      const { headers } = await get(url);
      expect(headers['content-type']).toContain('text/plain');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each(['/%', '/%E0%A4%A', '/fleet-dashboard/%zz', '/%?account=%'])(
    '%s is no address, and leads to the page that says so',
    async (url) => {
      await gateway.listen({ port: 0, host: '127.0.0.1' });
      expect((await getUnchanged(gateway, url)).status).toBe(302);
      const { headers } = await get(url);
      expect(headers.location).toBe('/404');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each([
    `/remotes/one/${version}/.hidden`,
    '/.secret',
    '/remotes/',
    '/remotes/one/',
    `/remotes/one/${version}`,
    '/remotes/../deployment.json',
    '/remotes/..%2f.secret',
    '/remotes/%2e%2e/%2e%2e/etc/passwd',
    '/remotes/..%5c..%5c.secret',
    `/remotes/one/${version}/%00`,
    '/shell//etc/passwd',
  ])('%s is not given out', async (url) => {
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    const answer = await getUnchanged(gateway, url);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/secret|hidden|root:|schema|Portal/);
  });
});

describe('the page', () => {
  test.each([
    '/',
    '/fleet-dashboard',
    '/locations/7/units/edit-12?x=a.b',
    '/fleet-survey/7/inspect-A.B',
    '/fleet-survey/7/inspect-77.map',
    '/fleet-survey/7/inspect-..',
    '/fleet-survey/7/inspect-A%2F12',
    '/fleet-survey/7/inspect-A%2F.12',
    '/fleet-survey/7/inspect-A%2F77.map',
    '/404',
  ])('%s is the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Portal');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/chunk.1a2b3c4d.js',
    '/shell/gone/x',
    '/remotes/gone/page',
    '/api',
    '/favicon.ico',
    '/robots.txt',
    '/fonts/gone.woff2',
    '/fonts/.hidden',
  ])('%s is never the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  test('a write to a page is refused', async () => {
    expect((await gateway.inject({ method: 'POST', url: '/fleet-dashboard' })).statusCode).toBe(
      404,
    );
  });

  test('is not sent again while it has not changed', async () => {
    const etag = String((await get('/')).headers.etag);
    const again = await get('/', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    site.write('index.html', '<!doctype html><title>Portal, changed</title>');
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('lets nothing but the portal run', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy.filter((directive) => directive.includes('unsafe-'))).toEqual([]);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toBe(
      'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    );
  });
});

test.each([
  ['is deployed', () => undefined],
  ['was, and browsers run their copy of it', () => site.write('deployment.json', '{"schema":2}')],
])('a page may run remotes of its own machine where that %s', async (_, happen) => {
  site.write('deployment.json', JSON.stringify({ ...deployment, overrides: true }));
  await get('/');
  happen();
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']).split('; ');
  const own = "'self' http://localhost:* http://127.0.0.1:*";
  expect(policy).toEqual(
    expect.arrayContaining([
      `script-src ${own}`,
      `style-src ${own}`,
      `connect-src ${own} ws://localhost:* ws://127.0.0.1:*`,
      "default-src 'self'",
    ]),
  );
});

describe.each([
  ['/sw.js', 'text/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s', (url, type) => {
  test('is there where the site has it, and asked for anew each time', async () => {
    expect((await get(url)).statusCode).toBe(404);
    site.write(url.slice(1), 'content');
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('content');
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the deployment', () => {
  test('is never kept, and is compressed for whoever takes it', async () => {
    const answer = await get('/deployment.json', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-encoding']).toBe('br');
    expect((await get('/deployment.json')).json()).toEqual(deployment);
  });

  test('a replaced file is served at once', async () => {
    await get('/deployment.json');
    site.write('deployment.json', JSON.stringify({ ...deployment, region: 'AP' }));
    expect((await get('/deployment.json')).json().region).toBe('AP');
  });

  test('garbage is handed on, and the page is still served', async () => {
    site.write('deployment.json', '{"schema": 1, "lin');
    expect((await get('/deployment.json')).body).toBe('{"schema": 1, "lin');
    expect((await get('/')).statusCode).toBe(200);
  });

  test('a missing one is a 404', async () => {
    site.remove('deployment.json');
    expect((await get('/deployment.json')).statusCode).toBe(404);
  });
});

test('a request that never ends is waited for no longer than 30 s', () => {
  // Node.js uses the longer of the two.
  const { requestTimeout, headersTimeout } = gateway.server;
  expect({ requestTimeout, headersTimeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 30_000,
  });
});

test.each(['/api/v2/%zz', '/api/%'])('%s is refused in the form of the API', async (url) => {
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const answer = await getUnchanged(gateway, url);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid', path: '' });
});
