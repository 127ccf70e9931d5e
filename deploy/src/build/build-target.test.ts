import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contractVersion } from '@portal/platform/remote';
import { manifestSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';
import { fakeCompile, only, testWorkspace } from '../testing/test-workspace.ts';
import { buildTarget } from './build-target.ts';
import { integrityOf } from './integrity.ts';
import { buildTargets } from './targets.ts';

let workspace: ReturnType<typeof testWorkspace>;
const remote = () => only(buildTargets(workspace.root), 'remote');
const shell = () => only(buildTargets(workspace.root), 'shell');
const read = (dir: string, file: string) => readFileSync(path.join(dir, file));
const readJson = (dir: string, file: string) => JSON.parse(read(dir, file).toString());

beforeEach(() => {
  workspace = testWorkspace();
});
afterEach(() => workspace.remove());

test('shell and remotes are found by their names', () => {
  workspace.write('remote-two/package.json', { name: '@portal/remote-two', version: '0.1.0' });
  const found = buildTargets(workspace.root).map(({ kind, name }) => `${kind} ${name}`);
  expect(found).toEqual(['remote one', 'remote two', 'shell shell']);
});

test('a build of a remote says what it is and holds the hash of every file', async () => {
  const target = remote();
  await buildTarget(target, fakeCompile);
  const manifest = readJson(target.distDir, 'remote.json');
  expect(Check(manifestSchema, manifest)).toBe(true);
  expect(manifest).toMatchObject({
    version: target.version,
    // The remote uses no name of the contract, so the first version is sufficient.
    contract: '^1.0.0',
    declaration: { name: 'one' },
    labels: { 'en-US': { title: 'One' }, 'pt-BR': { title: 'Um' } },
  });
  expect(Object.keys(manifest.files)).toEqual([
    'entry.js',
    'index.html',
    'locales/en-US.json',
    'locales/pt-BR.json',
  ]);
  expect(manifest.files['entry.js']).toBe(integrityOf(read(target.distDir, 'entry.js')));
});

test('a build of the shell says what it offers', async () => {
  const target = shell();
  await buildTarget(target, fakeCompile);
  expect(readJson(target.distDir, 'shell.json')).toEqual({
    version: target.version,
    contract: contractVersion,
    languages: ['en-US', 'pt-BR'],
    host: [],
    facades: {},
    apart: {},
    files: {
      'entry.js': integrityOf(read(target.distDir, 'entry.js')),
      'index.html': integrityOf(read(target.distDir, 'index.html')),
      'locales/en-US.json': expect.stringContaining('sha384-'),
      'locales/pt-BR.json': expect.stringContaining('sha384-'),
      'manifest.webmanifest': expect.stringContaining('sha384-'),
      'sw-off.js': expect.stringContaining('sha384-'),
      'sw.js': expect.stringContaining('sha384-'),
    },
    shared: expect.objectContaining({ react: '19.2.0', '@portal/platform/ui': '1.0.0' }),
  });
});

test('what gains from it is compressed beside itself', async () => {
  const { distDir } = remote();
  await buildTarget(remote(), fakeCompile);
  const plain = read(distDir, 'entry.js');
  expect(brotliDecompressSync(read(distDir, 'entry.js.br'))).toEqual(plain);
  expect(gunzipSync(read(distDir, 'entry.js.gz'))).toEqual(plain);
  expect(existsSync(path.join(distDir, 'index.html.br'))).toBe(false);
});

test.each([
  [
    'a menu that leads nowhere',
    { nav: [{ section: 'title', order: 1, label: 'title', to: '/none', right: null }] },
    'title leads to /none, which is no route',
  ],
  ['a label without a text', { title: 'nothing' }, 'nothing is a label without an English text'],
  ['a language without a file', { languages: ['en-US', 'fr-CA'] }, 'locales/fr-CA.json is missing'],
  ["another remote's name", { name: 'two' }, 'is named two in remote.ts'],
  [
    'a right of the wrong form',
    { routes: [{ path: '/a', page: 'a', right: 'no', title: 'title' }] },
    'remote.ts: /routes/0/right',
  ],
  ['a field of the wrong kind', { routes: 7 }, 'remote.ts: /routes'],
])('%s is refused before anything is compiled', async (_, change, sentence) => {
  workspace.declare(change);
  const compile = jest.fn(fakeCompile);
  await expect(buildTarget(remote(), compile)).rejects.toThrow(sentence);
  expect(compile).not.toHaveBeenCalled();
  expect(existsSync(path.join(workspace.root, 'remote-one/dist'))).toBe(false);
});

test('a word that a definition of the contract names and English lacks is refused', async () => {
  const column = { field: 'x', label: 'column.nowhere' };
  workspace.write(
    'shared/contract/fleet-one/fleet-one.ts',
    `export const reports = [{ title: 'title', columns: [${JSON.stringify(column)}] }];`,
  );
  await expect(buildTarget(remote(), fakeCompile)).rejects.toThrow(
    /^column.nowhere is named in shared\/contract\/fleet-one without an English text$/,
  );
});

test.each(['remote', 'shell'] as const)(
  'a %s whose language lacks a key is refused',
  async (kind) => {
    workspace.write(`${kind === 'shell' ? 'shell' : 'remote-one'}/locales/pt-BR.json`, { x: 'y' });
    const target = only(buildTargets(workspace.root), kind);
    await expect(buildTarget(target, fakeCompile)).rejects.toThrow(
      'locales/pt-BR.json lacks title',
    );
  },
);

test('a build that fails half way leaves nothing behind', async () => {
  const target = remote();
  const failing = async (build: Parameters<typeof fakeCompile>[0]) => {
    await fakeCompile(build);
    throw new Error('syntax error');
  };
  await expect(buildTarget(target, failing)).rejects.toThrow('syntax error');
  expect(readdirSync(path.dirname(target.distDir))).toEqual([]);
});

test('two that build one version at once both succeed', async () => {
  const target = remote();
  await Promise.all([buildTarget(target, fakeCompile), buildTarget(target, fakeCompile)]);
  expect(readdirSync(path.dirname(target.distDir))).toEqual([target.version]);
});

test('a few older builds are kept, and abandoned ones cleared away', async () => {
  const target = remote();
  const dist = path.dirname(target.distDir);
  for (const [age, name] of ['new', 'newer', 'old', 'older', 'oldest'].entries()) {
    mkdirSync(path.join(dist, name), { recursive: true });
    utimesSync(path.join(dist, name), 0, 1_000_000 - age);
  }
  mkdirSync(path.join(dist, '.unfinished-x-1'));
  utimesSync(path.join(dist, '.unfinished-x-1'), 0, 0);
  mkdirSync(path.join(dist, '.unfinished-y-2'));
  await buildTarget(target, fakeCompile);
  expect(readdirSync(dist).sort()).toEqual(
    ['.unfinished-y-2', target.version, 'new', 'newer', 'old'].sort(),
  );
});
