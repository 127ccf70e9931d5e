import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { listen, testSite, version } from '../testing/test-site.ts';
import { createGateway } from './gateway.ts';

let site: ReturnType<typeof testSite>;
let gateway: FastifyInstance;
let server: http.Server;
let port: number;
const folder = '/remotes/one/0.1.0-dev/';
const get = (url: string) => gateway.inject({ method: 'GET', url });

beforeEach(async () => {
  site = testSite();
  server = http.createServer((request, answer) => answer.end(`compiled ${request.url}`));
  port = await listen(server);
  site.write('development.json', JSON.stringify({ [folder]: port }));
  site.write('remotes/one/0.1.0-dev/remote.json', 'declared');
  site.write('remotes/one/0.1.0-dev/locales/en-US.json', 'words');
  site.write(`remotes/one/${version}/entry.js`, 'published');
  gateway = createGateway({ siteDir: site.dir, apiPort: 1 });
});
afterEach(async () => {
  await gateway.close();
  server.close();
  site.remove();
});

test('what is developed is answered by its server, and never kept', async () => {
  const answer = await get(`${folder}entry.js?x=1`);
  expect(answer.body).toBe('compiled /entry.js?x=1');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['remote.json', 'declared'],
  ['locales/en-US.json', 'words'],
])('its %s comes from the site, and is not kept either', async (file, content) => {
  const answer = await get(folder + file);
  expect(answer.body).toBe(content);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('everything else is as it is published', async () => {
  const answer = await get(`/remotes/one/${version}/entry.js`);
  expect(answer.body).toBe('published');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('the page may hear of changes from the server, and only while somebody develops', async () => {
  const policy = async () => String((await get('/')).headers['content-security-policy']);
  expect(await policy()).toContain(`connect-src 'self' ws://localhost:${port};`);
  site.remove('development.json');
  expect(await policy()).toContain("connect-src 'self';");
  expect((await get(`${folder}entry.js`)).statusCode).toBe(404);
});
