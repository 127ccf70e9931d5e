import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDeployment, contractVersion } from '@portal/platform/remote';
import { buildTarget } from '../build/build-target.ts';
import { integrityOf } from '../build/integrity.ts';
import { buildTargets } from '../build/targets.ts';
import { deploy } from '../site/deploy.ts';
import { publish, publishedDir } from '../site/publish.ts';
import { fakeCompile, only, testWorkspace } from '../testing/test-workspace.ts';
import { compose } from './compose.ts';

let workspace: ReturnType<typeof testWorkspace>;
let siteDir: string;
const signIn = 'http://localhost:8090/sign-in';

/** Builds and publishes the workspace, and resolves a region with it. */
async function composed(region: 'LA' | 'EMEA' | 'AP' = 'LA') {
  const { regionsDir } = workspace;
  const builds = buildTargets(workspace.root);
  for (const target of builds) {
    await buildTarget(target, fakeCompile);
    await publish(target, siteDir);
  }
  return compose({ siteDir, region, signIn, builds, regionsDir });
}

const route = (path: string, right: string | null = null) => ({
  routes: [{ path, page: 'one', right, title: 'title' }],
});

beforeEach(() => {
  workspace = testWorkspace();
  siteDir = path.join(workspace.root, 'the-site');
});
afterEach(() => workspace.remove());

test.each([
  ['LA', 'prod-la'],
  ['EMEA', 'prod-emea'],
  ['AP', 'prod-ap'],
] as const)('%s runs what is published, with its own settings', async (region, environment) => {
  workspace.addRemote('another', route('/another'));
  const deployment = await composed(region);
  expect(checkDeployment(deployment).ok).toBe(true);
  expect(deployment).toMatchObject({
    schema: 1,
    region,
    environment,
    contract: contractVersion,
    links: { sign_in: signIn },
    features: { language_option: true },
    shell: { languages: ['en-US', 'pt-BR'] },
  });
  expect(deployment.remotes.map(({ name }) => name)).toEqual(['another', 'one']);
});

test('a remote stands there with its declaration, its labels and the hash of its manifest', async () => {
  const deployment = await composed();
  const [one] = deployment.remotes;
  const target = only(buildTargets(workspace.root), 'remote');
  const manifest = readFileSync(path.join(publishedDir(siteDir, target), 'remote.json'));
  expect(one).toMatchObject({
    version: target.version,
    url: `/remotes/one/${target.version}/`,
    integrity: integrityOf(manifest),
    contract: '^1.0.0',
    declaration: { routes: [{ path: '/one' }] },
    labels: { 'pt-BR': { title: 'Um' } },
  });
});

test.each([
  ['one path', route('/one'), 'one and two both own /one'],
  [
    'a path that takes addresses of the other',
    route('/{page}'),
    'one owns /one and two owns /{page}, which some addresses match both: begin one of the two',
  ],
  [
    'paths that meet at some addresses',
    route('/{a}/new'),
    'three owns /u/{a} and two owns /{a}/new, which some addresses match both',
  ],
  ['paths that match the same addresses', route('/u/{b}'), 'three and two both own /u/{b}'],
  [
    'a redirect from a path',
    { ...route('/x'), redirects: [{ from: '/one', to: '/x' }] },
    'one and two both own /one',
  ],
])('two remotes that own %s are refused', async (_, change, sentence) => {
  workspace.addRemote('three', route('/u/{a}'));
  workspace.addRemote('two', change);
  await expect(composed()).rejects.toThrow(sentence);
});

test('a right that the API does not know is refused', async () => {
  workspace.addRemote('two', route('/two', 'NORIGHT'));
  await expect(composed()).rejects.toThrow(
    'LA cannot be deployed:\n  two asks for the right NORIGHT, which the API does not know',
  );
});

test('a path that never reaches the shell is refused', async () => {
  workspace.addRemote('two', route('/api/two'));
  await expect(composed()).rejects.toThrow("two owns /api/two, which is the portal's own");
});

test.each([
  [
    'a contract that the shell does not offer',
    { contract: '^2.0.0' },
    `one asks for contract ^2.0.0, and the shell offers ${contractVersion}: `,
  ],
  [
    'a shared module newer than the shell has',
    { shared: { 'react-dom': '^19.0.0', react: '^19.3.0' } },
    'LA cannot be deployed:\n  one needs react ^19.3.0, and the shell provides 19.2.0: ' +
      'build one against this shell, or run a shell that it fits',
  ],
  [
    'a shared module of another major version',
    { shared: { '@portal/platform/ui': '^2.0.0' } },
    'one needs @portal/platform/ui ^2.0.0, and the shell provides 1.0.0: ',
  ],
  [
    'a shared module that the shell does not know',
    { shared: { '@portal/platform/maps': '^1.0.0' } },
    'one needs @portal/platform/maps ^1.0.0, and the shell has none: ',
  ],
])('%s is refused', async (_, change, sentence) => {
  await composed();
  const target = only(buildTargets(workspace.root), 'remote');
  const file = path.join(publishedDir(siteDir, target), 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...change }));
  const builds = buildTargets(workspace.root);
  const { regionsDir } = workspace;
  await expect(compose({ siteDir, region: 'LA', signIn, builds, regionsDir })).rejects.toThrow(
    sentence,
  );
});

test('a remote that is named twice is refused', async () => {
  await composed();
  const { regionsDir } = workspace;
  const builds = buildTargets(workspace.root);
  const twice = [...builds, only(builds, 'remote')];
  await expect(
    compose({ siteDir, region: 'LA', signIn, builds: twice, regionsDir }),
  ).rejects.toThrow('one is deployed twice: take one of the two out');
});

test('a field that no region has is refused, and named', async () => {
  workspace.write('regions/base.json', { featurs: {} });
  await expect(composed('AP')).rejects.toThrow(
    /^Region AP:.* {2}base.json: featurs is no field that a region has/s,
  );
});

test('a deployed region is what the site shows, and a refused one changes nothing', async () => {
  await deploy(await composed(), siteDir);
  const before = readFileSync(path.join(siteDir, 'deployment.json'), 'utf8');
  const { version } = only(buildTargets(workspace.root), 'shell');
  expect(JSON.parse(before).shell.version).toBe(version);
  for (const file of ['index.html', 'manifest.webmanifest', 'sw.js'])
    expect(readFileSync(path.join(siteDir, file), 'utf8')).toContain(version);
  workspace.addRemote('two', route('/one'));
  await expect(composed()).rejects.toThrow('both own');
  expect(readFileSync(path.join(siteDir, 'deployment.json'), 'utf8')).toBe(before);
});

test('a deployment says by which hash browsers believe what the shell says of itself', async () => {
  const { shell } = await composed();
  const file = path.join(siteDir, 'shell', shell.version, 'shell.json');
  expect(shell.integrity).toBe(integrityOf(readFileSync(file)));
  const { files: _, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(before));
  expect((await composed()).shell.integrity).toBeUndefined();
});

test('where people are to work with a network alone, browsers find a worker that takes itself away', async () => {
  const worker = () => JSON.parse(readFileSync(path.join(siteDir, 'sw.js'), 'utf8')).file;
  await deploy(await composed(), siteDir);
  expect(worker()).toBe('sw.js');
  const { features } = await composed();
  await deploy({ ...(await composed()), features: { ...features, offline: false } }, siteDir);
  expect(worker()).toBe('sw-off.js');
});

test('a default language that nobody speaks is refused', async () => {
  workspace.write('regions/LA.json', { environment: 'prod-la', default_language: 'xx-XX' });
  await expect(composed()).rejects.toThrow(
    "the region's default_language is xx-XX, and the shell speaks en-US, pt-BR: choose one",
  );
});

test('a remote speaks what its shell speaks', async () => {
  workspace.addRemote('another', { ...route('/another'), languages: ['en-US'] });
  await expect(composed()).rejects.toThrow(
    'the shell speaks pt-BR and another does not: add locales/pt-BR.json and declare it in remote.ts',
  );
});

test('a route leads to a page that the remote has', async () => {
  workspace.addRemote('another', {
    routes: [{ path: '/a', page: 'two', right: null, title: 'title' }],
  });
  await expect(composed()).rejects.toThrow(
    '/a leads to the page two, which it has not: there is no src/screens/two/two.page.tsx',
  );
});
