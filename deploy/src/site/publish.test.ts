import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, publishedDir } from './publish.ts';

let folder: string;
let siteDir: string;
const build = () => ({
  kind: 'remote' as const,
  name: 'one',
  version: '0.1.0-1a2b3c4d',
  distDir: path.join(folder, 'dist'),
});
const fill = (content: string) => {
  mkdirSync(path.join(build().distDir, 'locales'), { recursive: true });
  writeFileSync(path.join(build().distDir, 'entry.js'), content);
  writeFileSync(path.join(build().distDir, 'locales/en-US.json'), '{}');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  siteDir = path.join(folder, 'site');
  fill('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build goes under its version, whole', async () => {
  expect(await publish(build(), siteDir)).toBe(true);
  const target = path.join(siteDir, 'remotes/one/0.1.0-1a2b3c4d');
  expect(readFileSync(path.join(target, 'entry.js'), 'utf8')).toBe('first');
  expect(existsSync(path.join(target, 'locales/en-US.json'))).toBe(true);
  expect(readdirSync(path.dirname(target))).toEqual(['0.1.0-1a2b3c4d']);
});

test('the shell has a place of its own', () => {
  const shell = { kind: 'shell' as const, name: 'shell', version: '1' };
  expect(publishedDir('/site', shell)).toBe(path.join('/site', 'shell', '1'));
});

test('a published version is never written again', async () => {
  await publish(build(), siteDir);
  fill('second');
  expect(await publish(build(), siteDir)).toBe(false);
  const file = path.join(publishedDir(siteDir, build()), 'entry.js');
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test('what is changed in a site leaves the build as it was', async () => {
  await publish(build(), siteDir);
  writeFileSync(path.join(publishedDir(siteDir, build()), 'entry.js'), 'damaged');
  expect(readFileSync(path.join(build().distDir, 'entry.js'), 'utf8')).toBe('first');
});

test('two that publish one version at once agree', async () => {
  const both = await Promise.all([publish(build(), siteDir), publish(build(), siteDir)]);
  expect(both).toContain(true);
  const target = publishedDir(siteDir, build());
  expect(readdirSync(path.dirname(target))).toEqual(['0.1.0-1a2b3c4d']);
});

test('a build that is not there is not published', async () => {
  rmSync(build().distDir, { recursive: true });
  await expect(publish(build(), siteDir)).rejects.toThrow();
  expect(readdirSync(path.join(siteDir, 'remotes/one'))).toEqual([]);
});
