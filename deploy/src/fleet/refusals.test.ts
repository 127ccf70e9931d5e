import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildTargets } from '../build/targets.ts';
import { testFleet } from '../testing/test-fleet.ts';
import { only } from '../testing/test-workspace.ts';

let portal: ReturnType<typeof testFleet>;
let version: string;

const file = (name: string, where = portal.siteDir) =>
  path.join(where, 'remotes/one', version, name);
const distFile = (name: string) => path.join(portal.root, 'remote-one/dist', version, name);
const manifest = () => JSON.parse(readFileSync(file('remote.json'), 'utf8'));
const rewrite = (change: object, target = file('remote.json')) =>
  writeFileSync(target, JSON.stringify({ ...manifest(), ...change }));
const overlay = (remotes: object) =>
  portal.write('regions/LA.json', { environment: 'prod-la', remotes });

/** Gives a build a federation manifest with these modules. */
const bring = (...shared: object[]) => writeFileSync(file('mf-manifest.json'), json({ shared }));
const json = (value: unknown) => JSON.stringify(value);

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  await portal.must('publish', 'one');
  version = only(buildTargets(portal.root), 'remote').version;
});
afterEach(() => portal.remove());

test.each([
  [
    'a file of a build that changed',
    () => appendFileSync(file('entry.js'), '//'),
    'entry.js is not the file that remote.json names: remove',
  ],
  [
    'a compressed copy of something else',
    () => writeFileSync(file('entry.js.br'), brotliCompressSync('alert(1)')),
    'entry.js.br holds another file',
  ],
  [
    'a file that nobody named',
    () => writeFileSync(file('more.js'), ''),
    'more.js is there, and remote.json does not name it',
  ],
  [
    'a remote.json that is none',
    () => writeFileSync(file('remote.json'), '{"schema": 1'),
    "is not a remote's manifest: ",
  ],
  [
    'a federation manifest that is none',
    () => writeFileSync(file('mf-manifest.json'), '{"shared": 1'),
    'mf-manifest.json cannot be used',
  ],
  [
    'a shell.json that is none',
    () => {
      const { version: shell } = only(buildTargets(portal.root), 'shell');
      writeFileSync(path.join(portal.siteDir, 'shell', shell, 'shell.json'), '{');
    },
    'is no JSON: remove',
  ],
  [
    'a deployment that no browser would read',
    () => portal.write('regions/LA.json', { environment: 'x'.repeat(2_000_000) }),
    'and browsers read at most 2000000: leave something out',
  ],
  [
    'a region that is no JSON',
    () => portal.write('regions/LA.json', '{'),
    'LA.json cannot be read:',
  ],
  [
    'a language without its words',
    () => {
      const { declaration } = manifest();
      rewrite({ declaration: { ...declaration, languages: ['en-US', 'fr-CA'] } });
    },
    'it declares the language fr-CA and has no locales/fr-CA.json',
  ],
  [
    'a pin of a version that is not published',
    () => overlay({ one: { version: '9.9.9-1a2b3c4d' } }),
    'LA.json pins one to 9.9.9-1a2b3c4d, and the site has only',
  ],
  [
    'a pin of what is no version',
    () => overlay({ one: { version: '9.9.9' } }),
    'LA.json pins one to 9.9.9, which is no version: versions look like 0.1.0-1a2b3c4d, and the site has 0.1.0-',
  ],
  [
    'a region that names a remote that nobody has',
    () => overlay({ two: { run: false } }),
    'LA.json names the remote two, and nobody published one: publish it, or correct the name',
  ],
  [
    'an edition that is not published',
    () => overlay({ one: { edition: 'gb' } }),
    'LA.json runs the edition gb of one, and none is published: npm run fleet -- publish one',
  ],
])('%s is refused, and changes nothing', async (_, happen, sentence) => {
  happen();
  const { code, stderr } = await portal.run('deploy', 'LA');
  expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)]);
  expect(existsSync(path.join(portal.siteDir, 'deployment.json'))).toBe(false);
});

test('a remote.json that is not the one that was deployed is refused', async () => {
  await portal.must('deploy', 'LA');
  rewrite({ labels: { 'en-US': { title: 'Another' } } });
  const { code, stderr } = await portal.run('deploy', 'LA');
  expect(code).toBe(3);
  expect(stderr).toContain('remote.json is not the one that was deployed');
});

test.each([
  [
    'the shell',
    { name: 'react', version: '18.3.1', requiredVersion: '^18.3.1' },
    'the shell and one both bring react, 19.2.0 and 18.3.1, of which a page holds one',
  ],
  ['nobody', { name: 'maps', version: '1.0.0' }, undefined],
  [
    'a module that is no singleton',
    { name: 'react', version: '1.0.0', singleton: false },
    undefined,
  ],
])('a singleton that clashes with %s is looked for', async (_, brought, sentence) => {
  bring(brought);
  const { stderr } = await portal.run('compose', 'LA');
  if (sentence) expect(stderr).toContain(sentence);
  else expect(stderr).not.toContain('both bring');
});

test('a build that is not whole is not published', async () => {
  portal.sources('Second');
  version = only(buildTargets(portal.root), 'remote').version;
  await portal.must('publish', 'one', '--site', path.join(portal.root, 'elsewhere'));
  appendFileSync(distFile('entry.js'), '//');
  const { code, stderr } = await portal.run('publish', 'one');
  expect([code, stderr]).toEqual([3, expect.stringContaining('entry.js is not the file')]);
  expect(existsSync(file('remote.json'))).toBe(false);
});

test('a version with other content is refused, the same content is told', async () => {
  expect(await portal.must('publish', 'one')).toMatchObject({ version, published: 'already' });
  appendFileSync(file('entry.js'), '//');
  const { code, stderr } = await portal.run('publish', 'one');
  expect(code).toBe(3);
  expect(stderr).toContain(`one ${version} is published already, with other content:`);
  expect(stderr).toContain('entry.js differs between');
});

test.each([
  ['nothing to go back to', ['rollback', 'LA', 'one'], 'no good build before'],
  ['the present version', ['rollback', 'LA', 'one', '--to', 'present'], 'is what runs'],
  ['an unknown version', ['rollback', 'LA', 'one', '--to', '1.0.0-abc'], 'is not published'],
  ['the shell', ['rollback', 'LA', 'shell'], 'npm run fleet -- deploy LA --only shell'],
  ['a region that does not run', ['rollback', 'AP', 'one'], 'Nothing of AP runs in'],
  ['the status of one that does not run', ['status', 'EMEA'], 'Nothing of EMEA runs'],
])('%s is refused', async (_, args, sentence) => {
  await portal.must('deploy', 'LA');
  const { code, stderr } = await portal.run(
    ...args.map((arg) => (arg === 'present' ? version : arg)),
  );
  expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)]);
});

test('a remote that the site does not have is wrong use, as for --only', async () => {
  await portal.must('deploy', 'LA');
  const { code, stderr } = await portal.run('rollback', 'LA', 'two');
  expect([code, stderr]).toEqual([2, 'The site has no two, only one, shell.']);
});

test('what was taken back is offered as such', async () => {
  await portal.must('deploy', 'LA');
  const next = await portal.publishNext('Second');
  await portal.must('deploy', 'LA');
  await portal.must('rollback', 'LA', 'one');
  const { stderr } = await portal.run('rollback', 'LA', 'one');
  expect(stderr).toContain(`the site has ${next} (taken back): name one with --to`);
});

test('a copy that is damaged in the site is told by who publishes it again', async () => {
  writeFileSync(file('entry.js.br'), 'short');
  const { code, stderr } = await portal.run('publish', 'one');
  expect(code).toBe(3);
  expect(stderr).toContain(`one ${version} is published already, and damaged there:`);
  expect(stderr).toContain(`remove ${path.dirname(file('x'))} and publish one again`);
});

describe('a site', () => {
  const deploymentFile = () => path.join(portal.siteDir, 'deployment.json');
  beforeEach(() => portal.must('deploy', 'LA'));

  test('of another region is not taken over', async () => {
    const { code, stderr } = await portal.run('deploy', 'AP');
    expect(code).toBe(3);
    expect(stderr).toContain('runs LA and not AP');
    expect(portal.deployment().region).toBe('LA');
  });

  test('of a newer schema is left to newer checkouts', async () => {
    writeFileSync(deploymentFile(), json({ ...portal.deployment(), schema: 2 }));
    const { code, stderr } = await portal.run('deploy', 'LA');
    expect(code).toBe(3);
    expect(stderr).toContain('is of schema 2, and this checkout writes schema 1');
  });

  test('whose deployment is damaged says so when it is written anew', async () => {
    writeFileSync(deploymentFile(), '{"schema": 1');
    const { code, stdout } = await portal.run('deploy', 'LA');
    expect(code).toBe(0);
    expect(stdout).toContain('deployment.json is damaged (no JSON): it is written anew');
    expect(portal.deployment().region).toBe('LA');
  });

  test.each([['status'], ['rollback', 'one']])(
    'that is damaged is told by %s',
    async (verb, ...rest) => {
      writeFileSync(deploymentFile(), '{"schema": 1');
      const { code, stderr } = await portal.run(verb, 'LA', ...rest);
      expect(code).toBe(3);
      expect(stderr).toContain('deployment.json is damaged (no JSON)');
      expect(stderr).toContain('write it anew with what is published: npm run fleet -- deploy LA');
    },
  );

  test('that is damaged is told by what would change', async () => {
    writeFileSync(deploymentFile(), '{"schema": 1');
    expect((await portal.run('diff', 'LA')).stdout).toContain('deployment.json is damaged');
  });
});
