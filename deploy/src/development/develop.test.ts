import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '@portal/api/settings';
import { buildTarget } from '../build/build-target.ts';
import { buildTargets } from '../build/targets.ts';
import { compose } from '../compose/compose.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { deploy } from '../site/deploy.ts';
import { publish } from '../site/publish.ts';
import { listen } from '../testing/test-site.ts';
import { fakeCompile, testWorkspace } from '../testing/test-workspace.ts';
import type { RunningDevelopment } from './develop.ts';
import { developmentTargets } from './development-targets.ts';
import { developInsidePortal } from './inside-portal.ts';

// Jest loads modules from files only, so the query that forces a reload has to be omitted.
jest.mock('../build/remote-json.ts', () => {
  const actual =
    jest.requireActual<typeof import('../build/remote-json.ts')>('../build/remote-json.ts');
  return { ...actual, readDeclaration: (dir: string) => actual.readDeclaration(dir) };
});

let workspace: ReturnType<typeof testWorkspace>;
let siteDir: string;
let portal: http.Server;
let port: number;
let running: RunningDevelopment | undefined;
const report = jest.fn();
const signIn = 'http://localhost:8090/sign-in';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const versions = () => {
  const { shell, remotes } = JSON.parse(read('deployment.json'));
  return [shell, ...remotes].map(({ version }) => version);
};

/** Replaces the compiling process, with servers on these ports. */
const supervisorOf = (...ports: number[]): Supervisor => ({
  start: async <Ready>() => JSON.parse(JSON.stringify({ ready: true, ports })) as Ready,
  failed: new Promise(() => undefined),
  stop: async () => undefined,
});

beforeEach(async () => {
  workspace = testWorkspace();
  siteDir = path.join(workspace.root, 'data', 'site');
  // One server acts as both the running portal and the development servers.
  portal = http.createServer((request, answer) => answer.end(`answer to ${request.url}`));
  port = await listen(portal);
  const builds = buildTargets(workspace.root);
  for (const target of builds) {
    await buildTarget(target, fakeCompile);
    await publish(target, siteDir);
  }
  await deploy(await compose({ siteDir, region: 'EMEA', signIn, builds }), siteDir);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  portal.close();
  workspace.remove();
});

function start(env: Record<string, string> = {}) {
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: path.join(workspace.root, 'data'),
    ...env,
  });
  const targets = developmentTargets(workspace.root, ['one']);
  const supervisor = supervisorOf(...targets.map(() => port));
  return developInsidePortal(settings, { root: workspace.root, targets, supervisor, report });
}

test('a running portal follows the sources, and is given back as it was', async () => {
  const before = [read('deployment.json'), read('index.html')];
  running = await start();
  await running.putInPlace();
  expect(versions()).toEqual(['0.1.0-dev', '0.1.0-dev']);
  expect(JSON.parse(read('deployment.json'))).toMatchObject({
    region: 'EMEA',
    links: { sign_in: signIn },
  });
  expect(read('index.html')).toBe('answer to /index.html');
  expect(JSON.parse(read('development.json'))).toEqual({
    '/remotes/one/0.1.0-dev/': port,
    '/shell/0.1.0-dev/': port,
  });
  await running.stop();
  expect([read('deployment.json'), read('index.html')]).toEqual(before);
  expect(existsSync(path.join(siteDir, 'development.json'))).toBe(false);
});

test('changed words are there without a new start', async () => {
  running = await start();
  await running.putInPlace();
  workspace.write('remote-one/locales/en-US.json', { title: 'Changed' });
  for (let round = 0; round < 100; round += 1) {
    if (read('deployment.json').includes('Changed')) break;
    await wait(50);
  }
  expect(read('deployment.json')).toContain('Changed');
  expect(read('remotes/one/0.1.0-dev/locales/en-US.json')).toContain('Changed');
});

test('a package that is not whole is reported, and the last good state stays', async () => {
  running = await start();
  await running.putInPlace();
  report.mockClear();
  workspace.write('remote-one/locales/pt-BR.json', {});
  for (let round = 0; round < 100 && report.mock.calls.length < 1; round += 1) await wait(50);
  expect(report).toHaveBeenLastCalledWith('locales/pt-BR.json lacks title');
  expect(versions()).toEqual(['0.1.0-dev', '0.1.0-dev']);
});

test('without a running portal it says so', async () => {
  portal.close();
  portal.closeAllConnections();
  await expect(start()).rejects.toThrow(`No portal runs at http://localhost:${port}`);
});

test('a name that is no remote is told with those that are', () => {
  expect(() => developmentTargets(workspace.root, ['two'])).toThrow(
    'There is no remote two. There are: one.',
  );
});

test('without names everything is developed', () => {
  const found = developmentTargets(workspace.root, []).map(({ name, version }) => [name, version]);
  expect(found).toEqual([
    ['one', '0.1.0-dev'],
    ['shell', '0.1.0-dev'],
  ]);
});
