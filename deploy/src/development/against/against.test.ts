import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { integrityOf } from '../../build/integrity.ts';
import { listen } from '../../testing/test-site.ts';
import { testWorkspace } from '../../testing/test-workspace.ts';
import type { Developed } from '../run-until-ended.ts';
import { developAgainst } from './develop-against.ts';

// Jest loads modules from files only, so the query that forces a reload has to be omitted.
jest.mock('../../build/remote-json.ts', () => {
  const actual = jest.requireActual<typeof import('../../build/remote-json.ts')>(
    '../../build/remote-json.ts',
  );
  return { ...actual, readDeclaration: (dir: string) => actual.readDeclaration(dir) };
});
// Compiling is tested in a browser.
jest.mock('@portal/build/webpack', () => ({}));

const deployment = {
  schema: 1,
  region: 'EMEA',
  environment: 'test-emea',
  contract: '1.0.0',
  shell: { version: '0.1.0-0a1b2c3d', locales: '/shell/0.1.0/locales/', languages: ['en-US'] },
  default_language: 'en-US',
  api: { v2: '/a', 'portal-v1': '/b', 'fleet-central-v1': '/c' },
  links: { sign_in: 'https://members.example/', home: {}, all_sites: '', main_host: '' },
  header: [],
  footer: [],
  features: {},
  overrides: true,
  remotes: [],
};

let workspace: ReturnType<typeof testWorkspace>;
let server: http.Server;
let portal: string;
let answer: { status: number; body: unknown };
let running: Developed | undefined;
let fileAt: (path: string) => string | undefined = () => undefined;
const report = jest.fn();
const reload = jest.fn();

beforeEach(async () => {
  workspace = testWorkspace();
  answer = { status: 200, body: deployment };
  server = http.createServer((_, response) => {
    response.statusCode = answer.status;
    response.end(JSON.stringify(answer.body));
  });
  portal = `http://localhost:${await listen(server)}`;
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  server.close();
  server.closeAllConnections();
  workspace.remove();
  jest.clearAllMocks();
});

/** Replaces the compiler by a server with empty responses. */
async function serve(
  _: unknown,
  port: number,
  hosting: { readonly fileAt: (path: string) => string | undefined },
) {
  fileAt = hosting.fileAt;
  const compiled = http.createServer((_request, response) => response.end());
  await listen(compiled, port);
  const close = async () => {
    compiled.close();
    compiled.closeAllConnections();
  };
  return { port, reload, close };
}

const start = (name = 'one', address = portal) =>
  developAgainst({ root: workspace.root, name, portal: address, report, serve });
const served = (file: string) => JSON.parse(fileAt(file) ?? 'null');

test('a remote is served as a deployment would hold it', async () => {
  running = await start('one', `${portal}/`);
  const { url, integrity, ...entry } = served('deployed.json');
  expect(entry).toMatchObject({
    name: 'one',
    version: '0.1.0-dev',
    contract: '^1.0.0',
    declaration: { name: 'one' },
    labels: { 'pt-BR': { title: 'Um' } },
  });
  expect(integrity).toBe(integrityOf(fileAt('remote.json') ?? ''));
  expect(served('locales/pt-BR.json')).toEqual({ title: 'Um' });
  expect(report.mock.calls.flat().join()).toContain(`${portal}/?override=one@${url}`);
});

test('changed words are there, and incomplete ones are told and end nothing', async () => {
  running = await start();
  workspace.write('remote-one/locales/en-US.json', { title: 'Changed' });
  for (let round = 0; round < 100 && reload.mock.calls.length < 1; round += 1) await wait(50);
  expect(served('deployed.json').labels['en-US']).toEqual({ title: 'Changed' });
  expect(served('locales/en-US.json')).toEqual({ title: 'Changed' });
  report.mockClear();
  workspace.write('remote-one/locales/pt-BR.json', {});
  for (let round = 0; round < 100 && report.mock.calls.length < 1; round += 1) await wait(50);
  expect(report).toHaveBeenLastCalledWith('locales/pt-BR.json lacks title');
  expect(served('locales/pt-BR.json')).toEqual({ title: 'Um' });
});

test.each([
  [
    'production',
    { ...deployment, overrides: false },
    /one.*EMEA, test-emea.*is production.*npm start/s,
  ],
  ['production', { ...deployment, overrides: undefined }, /is production/],
  ['no portal', { some: 'thing' }, /is no deployment.*is http\S+ a portal/s],
  [
    'older',
    { ...deployment, contract: '0.9.0' },
    /one.*needs contract \^1\.0\.0.*offers 0\.9\.0: use/s,
  ],
])('a portal that is %s is refused with both sides and what to do', async (_, body, words) => {
  answer = { status: 200, body };
  await expect(start()).rejects.toThrow(words);
});

test('an address at which nothing answers is refused', async () => {
  answer = { status: 502, body: null };
  await expect(start()).rejects.toThrow(`${portal}/deployment.json answers with status 502`);
  server.close();
  server.closeAllConnections();
  await expect(start()).rejects.toThrow(/cannot be reached: is .* a portal, and does it run/);
  await expect(start('one', 'portal.example')).rejects.toThrow('name the address of a portal');
});
