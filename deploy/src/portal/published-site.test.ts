import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@portal/api/settings';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { buildTarget } from '../build/build-target.ts';
import { editionTarget } from '../build/editions.ts';
import { buildTargets } from '../build/targets.ts';
import { createSupervisor } from '../processes/supervisor.ts';
import { publishedDir } from '../site/publish.ts';
import { fakeCompile, only, testWorkspace } from '../testing/test-workspace.ts';
import { publishedSite } from './published-site.ts';

let workspace: ReturnType<typeof testWorkspace>;
let siteDir: string;
let said: string[];

/** Does the same to the site as `npm start`. */
async function start(region = 'LA') {
  for (const target of buildTargets(workspace.root)) await buildTarget(target, fakeCompile);
  const settings = readSettings({ DATA_DIR: path.join(workspace.root, 'data'), REGION: region });
  said = [];
  const putInPlace = await publishedSite(
    workspace.root,
    settings,
    workspace.regionsDir,
  )({
    report: (line) => said.push(line),
    signal: new AbortController().signal,
    supervisor: createSupervisor(),
  });
  await putInPlace();
}

const sources = (title: string) => workspace.write('remote-one/locales/en-US.json', { title });
const versionOfSources = () => only(buildTargets(workspace.root), 'remote').version;
const deploymentFile = () => path.join(siteDir, 'deployment.json');
const deployment = (): Deployment => JSON.parse(readFileSync(deploymentFile(), 'utf8'));
const running = () => deployment().remotes.map(({ name, version }) => `${name} ${version}`);

/** Edits the deployment's remotes, as an operator would. */
const edit = (change: (remotes: DeployedRemote[]) => DeployedRemote[]) =>
  writeFileSync(
    deploymentFile(),
    JSON.stringify({ ...deployment(), remotes: change([...deployment().remotes]) }),
  );

/** Starts twice, then reverts to the build of the first start, as an operator would. */
async function rollBack(): Promise<DeployedRemote> {
  await start();
  const [first] = deployment().remotes;
  if (!first) throw new Error('No remote');
  sources('Second');
  await start();
  edit(() => [first]);
  return first;
}

beforeEach(() => {
  workspace = testWorkspace();
  siteDir = path.join(workspace.root, 'data/site');
});
afterEach(() => workspace.remove());

test('a start follows the sources, without a word', async () => {
  await start();
  sources('Second');
  await start();
  expect(running()).toEqual([`one ${versionOfSources()}`]);
  expect(said).toEqual([]);
});

test('an entry that an operator replaced stays, start after start, and a line says so', async () => {
  const { version } = await rollBack();
  for (const title of ['Second', 'Third', 'Fourth']) {
    sources(title);
    await start();
    expect(running()).toEqual([`one ${version}`]);
    expect(said).toEqual([
      `one stays at ${version}, as deployment.json says; remove its entry to follow what is published.`,
    ]);
  }
});

test('a removed entry comes back, from the sources', async () => {
  await rollBack();
  await start();
  edit(() => []);
  await start();
  expect(running()).toEqual([`one ${versionOfSources()}`]);
  sources('Third');
  await start();
  expect(running()).toEqual([`one ${versionOfSources()}`]);
  expect(said).toEqual([]);
});

test('a remote of another checkout stays beside those of this one', async () => {
  await start();
  const dir = 'remote-two';
  workspace.write(`${dir}/package.json`, { name: '@portal/remote-two', version: '0.2.0' });
  for (const language of ['en-US', 'pt-BR'])
    workspace.write(`${dir}/locales/${language}.json`, { title: 'Two' });
  workspace.write(
    `${dir}/remote.ts`,
    "export default { name: 'two', title: 'title', routes: [], redirects: [], nav: [], reports: [], languages: ['en-US', 'pt-BR'] }",
  );
  const site = JSON.stringify(
    JSON.parse(readFileSync(path.join(siteDir, 'decisions.json'), 'utf8')),
  );
  await start();
  const both = running();
  // Simulates a second remote that was added by hand, from a checkout unknown to this one.
  writeFileSync(path.join(siteDir, 'decisions.json'), site);
  workspace.remove(dir);
  await start();
  expect(running()).toEqual(both);
  expect(said).toEqual([]);
});

test('a remote that left the checkout leaves the region', async () => {
  await start();
  workspace.remove('remote-one');
  await start();
  expect(running()).toEqual([]);
  expect(said).toEqual([]);
});

test('an entry whose build is not in the site follows the sources, and a line says so', async () => {
  const { version } = await rollBack();
  rmSync(publishedDir(siteDir, { kind: 'remote', name: 'one', version }), { recursive: true });
  await start();
  expect(running()).toEqual([`one ${versionOfSources()}`]);
  expect(said).toEqual([
    `one follows what is published: the site has no build ${version}, which deployment.json names.`,
  ]);
});

test.each([
  ['the deployment is broken', () => writeFileSync(deploymentFile(), '{"schema": 1')],
  ['nothing tells what was composed', () => rmSync(path.join(siteDir, 'decisions.json'))],
  [
    'a development was broken off',
    () => edit((remotes) => remotes.map((remote) => ({ ...remote, version: '0.1.0-dev' }))),
  ],
])('everything follows the sources when %s', async (_, happen) => {
  await rollBack();
  happen();
  await start();
  expect(running()).toEqual([`one ${versionOfSources()}`]);
  expect(said).toEqual([]);
});

test('another region does not take over what was chosen for this one', async () => {
  await rollBack();
  await start('EMEA');
  expect(deployment().region).toBe('EMEA');
  expect(running()).toEqual([`one ${versionOfSources()}`]);
});

test('a region that runs an edition builds and runs that, and others do not build it', async () => {
  workspace.write('remote-one/editions/gb/locales/en-GB.json', { title: 'One of ours' });
  workspace.write('regions/EMEA.json', {
    environment: 'prod-emea',
    remotes: { one: { edition: 'gb' } },
  });
  const edition = await editionTarget(only(buildTargets(workspace.root), 'remote'), 'gb');
  await buildTarget(edition, fakeCompile);
  await start('EMEA');
  expect(running()).toEqual([`one ${edition.version}`]);
  await start('LA');
  expect(running()).toEqual([`one ${versionOfSources()}`]);
});

/** Pins the region to a build that was never published. */
const pinToNothing = () =>
  workspace.write('regions/LA.json', {
    environment: 'prod-la',
    remotes: { one: { version: '9.9.9-1a2b3c4d' } },
  });

test('what does not fit leaves a region that runs as it is', async () => {
  await start();
  const before = running();
  sources('Second');
  pinToNothing();
  await start();
  expect(running()).toEqual(before);
  expect(said.join('\n')).toMatch(/9\.9\.9-1a2b3c4d.*\nLA stays as it runs\.$/s);
});

test('what does not fit ends a first start with the reason', async () => {
  pinToNothing();
  await expect(start()).rejects.toThrow('9.9.9-1a2b3c4d');
});
