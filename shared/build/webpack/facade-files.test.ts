import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from './build-package.ts';
import { FacadeFilesPlugin } from './facade-files-plugin.ts';
import { takeLateFiles } from './first-files.ts';
import { shellFiles } from './shell-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shell-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a build names the files of each late facade, and keeps what the page itself shows out of them', async () => {
  const files = {
    'main.js':
      'import { shown } from "./shown.js"; shown(); import("@portal/platform/ui"); import("./other.js"); import("./shell/src/federation/host.js");',
    'shown.js': 'export const shown = () => console.log("shown at first");',
    'ui.js':
      'export * from "./shown.js"; export const late = () => console.log("shown late"); import("./chart.js"); import("./other.js");',
    'chart.js': 'console.log("drawn later");',
    'other.js': 'console.log("no facade");',
    'shell/src/federation/host.js': 'console.log("runs remotes");',
  };
  mkdirSync(path.join(dir, 'shell/src/federation'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(dir, file), content);
  await compile({
    mode: 'production',
    context: dir,
    entry: { shell: './main.js' },
    resolve: { alias: { '@portal/platform/ui$': path.join(dir, 'ui.js') } },
    output: { path: path.join(dir, 'dist/files'), filename: '[name].[contenthash:8].js' },
    optimization: { splitChunks: { cacheGroups: shellFiles } },
    plugins: [new FacadeFilesPlugin()],
  });
  const late = await takeLateFiles(path.join(dir, 'dist'));
  const { host = [], facades = {}, apart = {} } = late ?? {};
  expect(Object.keys(facades)).toEqual(['@portal/platform/ui']);
  const [file = ''] = facades['@portal/platform/ui'] ?? [];
  const content = readFileSync(path.join(dir, 'dist/files', file), 'utf8');
  expect(content).toContain('shown late');
  expect(content).not.toContain('shown at first');
  // Files that the facade fetches later belong to it, unless the page itself fetches them too.
  const contents = (apart['@portal/platform/ui'] ?? []).map((each) =>
    readFileSync(path.join(dir, 'dist/files', each), 'utf8'),
  );
  expect(contents.join('\n')).toContain('drawn later');
  expect(contents.join('\n')).toContain('shown late');
  expect(contents.join('\n')).not.toContain('no facade');
  expect(readFileSync(path.join(dir, 'dist/files', host[0] ?? ''), 'utf8')).toContain(
    'runs remotes',
  );
  expect(readdirSync(path.join(dir, 'dist'))).toEqual(['files']);
});
