import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../processes/ports.ts';
import { testFleet } from '../testing/test-fleet.ts';
import { gatewayWithApi, listen } from '../testing/test-site.ts';
import { nginxConfiguration } from './nginx-configuration.ts';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const reason = existsSync(program) ? '' : `, which ${program} is needed for`;
// Without nginx these tests are skipped, and their name says why.
const withNginx = reason ? describe.skip : describe;

withNginx(`a site behind nginx${reason}`, () => {
  const brotli = existsSync(brotliModule);
  let portal: ReturnType<typeof testFleet>;
  /** URL path of the remote's build. */
  let build: string;
  let api: http.Server;
  let nginx: ChildProcess;
  let origin: string;
  /** Event stream that the API is sending. */
  let stream: http.ServerResponse | undefined;
  let gateway: Awaited<ReturnType<typeof gatewayWithApi>>;

  const call = (url: string, init?: RequestInit) => fetch(`${origin}${url}`, init);

  beforeAll(async () => {
    portal = testFleet();
    await portal.must('publish', 'shell');
    await portal.must('publish', 'one');
    await portal.must('deploy', 'EMEA');
    build = portal.deployment().remotes[0]?.url ?? '';
    portal.write(`data/site/${build}mf-manifest.json`, '{}');
    api = http.createServer(async (request, answer) => {
      for await (const _ of request);
      if (request.headers.accept === 'text/event-stream') {
        answer.writeHead(200, { 'content-type': 'text/event-stream' });
        answer.write(':\n\n');
        stream = answer;
        return;
      }
      answer.end(`answer to ${request.url}`);
    });
    const apiPort = await listen(api);
    gateway = await gatewayWithApi(portal.siteDir);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const server = nginxConfiguration({
      siteDir: portal.siteDir,
      port,
      api: `http://127.0.0.1:${apiPort}`,
      deployment: portal.deployment(),
      brotli,
    });
    const file = path.join(portal.siteDir, '.nginx.conf');
    writeFileSync(file, whole(server, portal.siteDir, brotli));
    const checked = spawnSync(program, ['-t', '-c', file], { encoding: 'utf8' });
    if (checked.status !== 0) throw new Error(checked.stderr);
    nginx = spawn(program, ['-c', file], { stdio: 'ignore' });
    await untilItAnswers(origin);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await new Promise((resolve) => nginx.once('exit', resolve));
    api.close();
    await gateway.close();
    portal.remove();
  });

  const headers = [
    'cache-control',
    'content-security-policy',
    'content-type',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];

  test.each([
    '/',
    '/fleet-dashboard?tab=x',
    '/inspect-1.left',
    '/fleet-survey/7/inspect-77.map',
    '/fleet-survey/7/inspect-..',
    '/fleet-survey/7/inspect-A%2F12',
    '/fleet-survey/7/inspect-A%2F.12',
    '/fleet-survey/7/inspect-A%2F77.map',
    '/deployment.json',
    '/sw.js',
    '/manifest.webmanifest',
    '{build}entry.js',
    '{build}mf-manifest.json',
  ])('%s is answered as by the gateway', async (address) => {
    const url = address.replace('{build}', build);
    const [here, there] = await Promise.all([call(url), gateway.call(url)]);
    expect(here.status).toBe(200);
    for (const name of headers) {
      const told = (answer: Response) => [name, answer.headers.get(name)?.toLowerCase()];
      // Scripts may have either of two content types.
      if (name !== 'content-type' || !url.endsWith('.js')) expect(told(here)).toEqual(told(there));
    }
    expect(await here.text()).toBe(await there.text());
  });

  test.each([
    '/missing.js',
    '/index.html',
    '/decisions.json',
    '/.nginx.conf',
    '/fonts/gone.woff2',
    '{build}missing.js',
    '{build}nothing',
    '/remotes',
  ])('%s is not found, and nobody keeps that', async (address) => {
    const answer = await call(address.replace('{build}', build));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).not.toContain(`<title>${portal.deployment().shell.version}`);
  });

  test.each(['/%', '/%E0%A4%A', '/fleet-dashboard/%zz'])(
    '%s cannot be decoded, and is the page, which says so',
    async (url) => {
      const answer = await call(url);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await answer.text()).toBe(await (await call('/404')).text());
    },
  );

  test.each(brotli ? ['br', 'gzip'] : ['gzip'])(
    'what was compressed as %s is sent',
    async (how) => {
      const answer = await call(`${build}entry.js`, { headers: { 'accept-encoding': how } });
      expect(answer.headers.get('content-encoding')).toBe(how);
      expect(await answer.text()).toBe(
        readFileSync(path.join(portal.siteDir, build, 'entry.js'), 'utf8'),
      );
    },
  );

  test.each(['/api/v2/stream', '/emea/api/v2/stream'])(
    'events of %s arrive as they come',
    async (url) => {
      const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
      const answer = await call(url, { headers });
      expect(answer.headers.get('content-encoding')).toBeNull();
      const reader = answer.body?.getReader();
      const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
      expect(await next()).toBe(':\n\n');
      for (const text of ['event: change\ndata: 1\n\n', 'event: change\ndata: 2\n\n']) {
        stream?.write(text);
        expect(await next()).toBe(text);
      }
      // A disconnect reaches the API.
      const gone = new Promise((closed) => stream?.once('close', closed));
      await reader?.cancel();
      await gone;
    },
  );

  test.each([
    ['/api/v2/x?y=1', '/api/v2/x?y=1'],
    ['/api/v2/openapi.json', '/api/v2/openapi.json'],
    ['/emea/api/v2/x?y=%2F1', '/api/v2/x?y=%2F1'],
    ['/emea/api/portal/v1/a%2Fb%20c', '/api/portal/v1/a%2Fb%20c'],
    ['/emea/api/fleet-central/v1/pack.json', '/api/fleet-central/v1/pack.json'],
  ])('%s reaches the API, as by the gateway', async (url, arrives) => {
    const post = { method: 'POST', body: 'x'.repeat(2_000_000) };
    for (const init of [undefined, post]) {
      expect(await (await call(url, init)).text()).toBe(`answer to ${arrives}`);
    }
  });
});

/**
 * A complete nginx configuration with nothing else in it, which writes only to the given folder.
 */
const whole = (server: string, dir: string, brotli: boolean): string => `
${brotli ? `load_module ${brotliModule};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${dir}/.nginx.pid;
error_log ${dir}/.nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/.nginx-${kind};`)
    .join('\n  ')}
  ${server}
}
`;

async function untilItAnswers(origin: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}
