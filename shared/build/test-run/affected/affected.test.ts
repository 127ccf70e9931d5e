import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { affectedUnits, testsReaching } from './affected-units.ts';
import { atCommit, changedFiles } from './changed-files.ts';
import { select } from './selection.ts';

let root: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const manifest = (dir: string, name: string, exports = {}) =>
  write(`${dir}/package.json`, JSON.stringify({ name, version: '0.1.0', exports }));

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'affected-')));
  write('pnpm-workspace.yaml', 'packages:\n  - api\n  - remote-*\n  - shared/*\n');
  write('pnpm-lock.yaml', 'importers: {}\n');
  write('.gitignore', 'node_modules/\n');
  manifest('api', '@portal/api');
  manifest('remote-one', '@portal/remote-one');
  manifest('remote-two', '@portal/remote-two');
  manifest('shared/build', '@portal/build');
  manifest('shared/platform', '@portal/platform', { './ui': './ui/ui.ts' });
  write('shared/platform/contract.json', '{"versions": {"1.0.0": "a"}, "since": {}}');
  manifest('shared/contract', '@portal/contract', { './one': './one/one.ts' });
  write('shared/platform/ui/ui.ts', 'export const ui = 1;');
  write('shared/contract/one/one.ts', 'export const calls = 1;');
  write('remote-one/src/page.ts', "import '@portal/platform/ui'; import '@portal/contract/one';");
  write('remote-one/src/page.test.ts', "import './page.ts';");
  write('remote-one/src/other.test.ts', 'export {};');
  write('remote-one/locales/en-US.json', '{}');
  write('remote-two/src/page.ts', 'export {};');
  write('remote-two/src/page.test.ts', "import './page.ts';");
  write('api/src/modules/one/rules.ts', 'export {};');
  write(
    'api/src/modules/one/rules.test.ts',
    "import '../../webpack/rules.ts'; import '../../db.ts';",
  );
  write('api/src/db.ts', 'export {};');
  for (const dir of ['api', 'remote-one', 'remote-two']) write(`${dir}/jest.config.cjs`, '');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const absolute = (file: string) => path.join(root, file);
const since = async () => {
  const {
    units = [],
    specs,
    pagesOf,
  } = await select(root, {
    times: false,
    all: false,
    files: [],
    since: 'HEAD',
  });
  return { units: units.map((file) => path.relative(root, file)).sort(), specs, pagesOf };
};

test('what differs from a commit: changed, new and removed files', () => {
  write('api/src/db.ts', 'changed');
  write('api/src/new.ts', '');
  rmSync(absolute('remote-two/src/page.ts'));
  expect(changedFiles(root, 'HEAD')).toEqual([
    'api/src/db.ts',
    'api/src/new.ts',
    'remote-two/src/page.ts',
  ]);
});

test('the workspace as it was is gone after the look at it', async () => {
  write('api/src/db.ts', 'changed');
  const seen = await atCommit(root, 'HEAD', (dir) => {
    expect(changedFiles(dir, 'HEAD')).toEqual([]);
    return dir;
  });
  expect(git('worktree', 'list')).not.toContain(seen);
});

test('tests that reach a changed file, also in another package', () => {
  const packages = ['api', 'remote-one', 'remote-two'].map(absolute);
  const found = affectedUnits(root, packages, [absolute('shared/platform/ui/ui.ts')]);
  expect(found).toEqual([absolute('remote-one/src/page.test.ts')]);
  expect(testsReaching(root, found, absolute('shared/contract/one/one.ts'))).toEqual(found);
  expect(testsReaching(root, found, absolute('api/src/db.ts'))).toEqual([]);
});

test('a change in a remote takes its tests and its pages', async () => {
  write('remote-one/src/page.ts', 'export const changed = 1;');
  expect(await since()).toEqual({
    units: ['remote-one/src/page.test.ts'],
    specs: ['tests/one/', 'tests/walk/'],
    pagesOf: ['one'],
  });
});

test('changed words take all tests of their package', async () => {
  write('remote-one/locales/en-US.json', '{"title": "One"}');
  expect((await since()).units).toEqual([
    'remote-one/src/other.test.ts',
    'remote-one/src/page.test.ts',
  ]);
});

test('a change in a module of the API takes its tests, and the pages that call it', async () => {
  write('api/src/modules/one/rules.ts', 'export const changed = 1;');
  expect(await since()).toEqual({
    units: ['api/src/modules/one/rules.test.ts'],
    specs: ['tests/walk/'],
    pagesOf: ['one'],
  });
});

test('a change in what all of the API stands on takes every end-to-end test', async () => {
  write('api/src/db.ts', 'export const changed = 1;');
  expect(await since()).toMatchObject({ specs: undefined, pagesOf: undefined });
});

test('a change of words for people who develop takes nothing', async () => {
  write('docs/readme.md', 'changed');
  expect(await since()).toEqual({ units: [], specs: [], pagesOf: [] });
});

test('named files are taken as they are', async () => {
  const files = ['api/src/modules/one/rules.test.ts', 'e2e/tests/one/a.spec.ts'];
  expect(await select(root, { times: false, all: false, files })).toEqual({
    checks: false,
    units: [absolute('api/src/modules/one/rules.test.ts')],
    specs: ['tests/one/a.spec.ts'],
  });
});
