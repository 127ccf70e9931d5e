import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, publishedDir } from './publish.ts';
import { dropUnusedFiles } from './share-files.ts';

let root: string;
let siteDir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  siteDir = path.join(root, 'site');
});
afterEach(() => rmSync(root, { recursive: true }));

const shellOf = (version: string) => ({ kind: 'shell' as const, name: 'shell', version });
/** Publishes a shell with these files. */
function publishShell(version: string, files: Record<string, string>) {
  const distDir = path.join(root, 'dist', version);
  mkdirSync(path.join(distDir, 'files'), { recursive: true });
  for (const [file, content] of Object.entries(files))
    writeFileSync(path.join(distDir, 'files', file), content);
  return publish({ ...shellOf(version), distDir }, siteDir);
}
const shared = (file: string) => path.join(siteDir, 'shell/files', file);

test('the files of every version lie at one place, where a later one finds what an earlier has', async () => {
  await publishShell('1.0.0-a', { 'react.1.js': 'react', 'shell.1.js': 'one' });
  await publishShell('1.0.0-b', { 'react.1.js': 'react', 'shell.2.js': 'two' });
  expect(readFileSync(shared('react.1.js'), 'utf8')).toBe('react');
  expect(readFileSync(shared('shell.1.js'), 'utf8')).toBe('one');
  expect(readFileSync(shared('shell.2.js'), 'utf8')).toBe('two');
});

test('other content under a name that is taken is refused, and the version is not published', async () => {
  await publishShell('1.0.0-a', { 'react.1.js': 'react', 'react.1.js.br': 'packed' });
  await expect(publishShell('1.0.0-b', { 'react.1.js': 'other' })).rejects.toThrow(
    'The shell cannot be published',
  );
  expect(existsSync(publishedDir(siteDir, shellOf('1.0.0-b')))).toBe(false);
  expect(readFileSync(shared('react.1.js'), 'utf8')).toBe('react');
  // Each version of Node.js compresses differently.
  expect(await publishShell('1.0.0-c', { 'react.1.js.br': 'packed otherwise' })).toBe(true);
});

test('what was lost there comes back when the version is published again', async () => {
  await publishShell('1.0.0-a', { 'react.1.js': 'react' });
  rmSync(shared('react.1.js'));
  expect(await publishShell('1.0.0-a', {})).toBe(false);
  expect(readFileSync(shared('react.1.js'), 'utf8')).toBe('react');
});

test('files that no version uses are dropped', async () => {
  await publishShell('1.0.0-a', { 'react.1.js': 'react', 'shell.1.js': 'one' });
  await publishShell('1.0.0-b', { 'react.1.js': 'react', 'shell.2.js': 'two' });
  rmSync(publishedDir(siteDir, shellOf('1.0.0-a')), { recursive: true });
  await dropUnusedFiles(siteDir);
  expect(
    ['react.1.js', 'shell.1.js', 'shell.2.js'].map((file) => existsSync(shared(file))),
  ).toEqual([true, false, true]);
});
