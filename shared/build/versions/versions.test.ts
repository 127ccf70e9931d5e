import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageVersion } from './versions.ts';

let root: string;

const write = (file: string, content: string) => {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
};
const manifestOf = (name: string, exports: Record<string, string> = {}, version = '0.3.0') =>
  JSON.stringify({ name, version, exports });
const manifest = (dir: string, name: string, exports?: Record<string, string>) =>
  write(`${dir}/package.json`, manifestOf(name, exports));
const contract = (since: Record<string, string>) =>
  JSON.stringify({ versions: { '1.0.0': 'a', '1.1.0': 'b' }, since: { ui: since } });
const versionOf = (folder: string) => packageVersion(path.join(root, folder));

const lockfile = `
importers:
  remote-one: { dependencies: { charts: { version: 1.0.0(react@19.0.0) } } }
  remote-two: { dependencies: { maps: { version: 1.0.0 } } }
  shared/build: { dependencies: { webpack: { version: 1.0.0 }, jest: { version: 1.0.0 } } }
  shared/platform:
    dependencies:
      '@portal/contract': { version: link:../contract }
      components: { version: 1.0.0 }
      moment: { version: 1.0.0 }
      react: { version: 19.0.0 }
packages:
  charts@1.0.0: { resolution: { integrity: sha512-charts } }
  react@19.0.0: { resolution: { integrity: sha512-react } }
  webpack@1.0.0: { peerDependenciesMeta: { maps: { optional: true } } }
snapshots:
  charts@1.0.0(react@19.0.0): { dependencies: { react: 19.0.0, scales: points@1.0.0 } }
  points@1.0.0: {}
  webpack@1.0.0: { dependencies: { parser: 1.0.0 } }
`;

const platformEntries = { './ui': './ui/ui.ts', './format': './f.ts' };

function makeWorkspace(): void {
  write(
    'pnpm-workspace.yaml',
    'packages:\n  - shell\n  - remote-*\n  - shared/*\n\ncatalog:\n  a: 1\n',
  );
  write('pnpm-lock.yaml', lockfile);
  write('shared/build/webpack/config.ts', "import 'webpack';");
  manifest('shared/build', '@portal/build');
  manifest('shared/platform', '@portal/platform', platformEntries);
  write('shared/platform/contract.json', contract({ x: '1.0.0' }));
  write('shared/platform/ui/ui.ts', "import 'components/all.css';\nexport * from './button.tsx';");
  write('shared/platform/ui/button.tsx', "import './button.module.css';");
  write('shared/platform/ui/button.module.css', '.a { color: red }');
  write('shared/platform/f.ts', "export * from 'moment';");
  manifest('shared/contract', '@portal/contract', { './a': './a/a.ts', './b': './b/b.ts' });
  write('shared/contract/a/a.ts', "export { field } from './field.ts';");
  write('shared/contract/a/field.ts', 'export const field = 1;');
  write('shared/contract/b/b.ts', 'export const other = 1;');
  manifest('shell', '@portal/shell');
  write('shell/src/main.ts', "import { x } from '@portal/platform/ui';");
  manifest('remote-one', '@portal/remote-one');
  write(
    'remote-one/src/entry.tsx',
    "import { x } from '@portal/platform/ui';\nimport '@portal/platform/format';\nconst a = import('@portal/contract/a');\nimport 'charts/lines';",
  );
  write('remote-one/src/entry.test.tsx', 'test');
  write('remote-one/locales/en-US.json', '{}');
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'versions-')));
  makeWorkspace();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a version is the semantic version and eight digits of the content', () => {
  expect(versionOf('remote-one')).toMatch(/^0\.3\.0-[0-9a-f]{8}$/);
  expect(versionOf('remote-one')).toBe(versionOf('remote-one'));
});

test('equal sources in another folder, written at another time, have the same version', () => {
  const [first, folder] = [versionOf('remote-one'), root];
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'elsewhere-')));
  makeWorkspace();
  utimesSync(path.join(root, 'remote-one/src/entry.tsx'), 1, 1);
  expect(versionOf('remote-one')).toBe(first);
  rmSync(root, { recursive: true });
  root = folder;
});

test.each([
  ['a source of its own', 'remote-one/src/entry.tsx', "import '@portal/contract/a';"],
  ['a new file of its own', 'remote-one/src/new.ts', 'export {};'],
  ['its words', 'remote-one/locales/en-US.json', '{"a": "b"}'],
  ['a file that it compiles in by way of another', 'shared/contract/a/field.ts', 'changed'],
  ['a pure part of the platform', 'shared/platform/f.ts', 'export const format = 2;'],
  ['the preset', 'shared/build/webpack/config.ts', 'export const preset = 2;'],
  ['what it needs of the contract', 'shared/platform/contract.json', contract({ x: '1.1.0' })],
])('%s changes the version', (_, file, content) => {
  const before = versionOf('remote-one');
  write(file, content);
  expect(versionOf('remote-one')).not.toBe(before);
});

test.each([
  ['a test', 'remote-one/src/entry.test.tsx'],
  ['a helper of tests', 'remote-one/src/testing/words.ts'],
  ['a built file', 'remote-one/dist/0.3.0-1a2b3c4d/entry.js'],
  ['another area of the contract', 'shared/contract/b/b.ts'],
  ['a module that the page provides', 'shared/platform/ui/button.tsx'],
  [
    "the platform's own version",
    'shared/platform/package.json',
    manifestOf('@portal/platform', platformEntries, '0.4.0'),
  ],
  [
    'a name of the contract that it does not use',
    'shared/platform/contract.json',
    contract({ x: '1.0.0', y: '1.1.0' }),
  ],
])('%s leaves the version as it is', (_, file, content = 'changed') => {
  const before = versionOf('remote-one');
  write(file, content);
  expect(versionOf('remote-one')).toBe(before);
});

test.each([
  ['a library of its own', 'charts: { version: 1.0.0', 'charts: { version: 1.0.1'],
  ['the files of a library', 'sha512-charts', 'sha512-others'],
  ['a patch of a library', 'charts: { version: 1.0.0', 'charts: { version: 1.0.0(patch_hash=a)'],
  ['a library that a library needs', 'points@1.0.0 }', 'points@1.0.1 }'],
  ['a library of what it compiles in', 'moment: { version: 1.0.0', 'moment: { version: 1.0.1'],
  ['the tool chain', 'webpack: { version: 1.0.0', 'webpack: { version: 1.0.1'],
  ['what the tool chain needs', 'parser: 1.0.0', 'parser: 1.0.1'],
  ['what it expects of the page', 'react: { version: 19.0.0', 'react: { version: 19.0.1'],
])('%s in another version changes the version', (_, from, to) => {
  const before = versionOf('remote-one');
  write('pnpm-lock.yaml', lockfile.replace(from, to));
  expect(versionOf('remote-one')).not.toBe(before);
});

test.each([
  ['a new remote', 'importers:', 'importers:\n  remote-new: { dependencies: {} }'],
  ['a library of another remote', 'maps: { version: 1.0.0', 'maps: { version: 1.0.1'],
  [
    'a library of another remote that the tool chain can do without',
    'webpack@1.0.0: { dependencies: {',
    'webpack@1.0.0: { dependencies: { maps: 1.0.0,',
  ],
  ['another place in the lockfile', '(react@19.0.0)', '(react@19.0.0)(maps@1.0.0)'],
  [
    'a library behind a module that the page provides',
    'components: { version: 1',
    'components: { version: 2',
  ],
  ['what only tests run with', 'jest: { version: 1.0.0', 'jest: { version: 1.0.1'],
])('%s leaves the version as it is', (_, from, to) => {
  const before = versionOf('remote-one');
  write('pnpm-lock.yaml', lockfile.replaceAll(from, to));
  expect(versionOf('remote-one')).toBe(before);
});

test('a library behind the platform changes the version of the shell', () => {
  const before = versionOf('shell');
  write('pnpm-lock.yaml', lockfile.replace('components: { version: 1', 'components: { version: 2'));
  expect(versionOf('shell')).not.toBe(before);
});

test('where nothing is installed there is a version', () => {
  write('pnpm-lock.yaml', '');
  expect(versionOf('remote-one')).toMatch(/^0\.3\.0-[0-9a-f]{8}$/);
});

test('the shell compiles the platform in, style sheets too', () => {
  const before = versionOf('shell');
  write('shared/platform/ui/button.module.css', '.a { color: blue }');
  expect(versionOf('shell')).not.toBe(before);
});

test('a folder outside the workspace has no version', () => {
  write('stranger/package.json', '{"name":"stranger","version":"1.0.0"}');
  expect(() => versionOf('stranger')).toThrow('is not a package of the workspace');
});
