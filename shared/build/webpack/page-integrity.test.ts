import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { compile } from './build-package.ts';
import { PageIntegrityPlugin } from './page-integrity-plugin.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shell-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function build(main: string, first = 'globalThis.first = 1;') {
  writeFileSync(path.join(dir, 'main.js'), `import './first.js'; ${main}`);
  writeFileSync(path.join(dir, 'first.js'), first);
  writeFileSync(path.join(dir, 'late.js'), 'globalThis.late = 1;');
  await compile({
    mode: 'production',
    context: dir,
    entry: { shell: './main.js' },
    output: {
      path: path.join(dir, 'dist'),
      publicPath: '/shell/1/',
      filename: '[name].[contenthash:8].js',
    },
    optimization: {
      splitChunks: {
        cacheGroups: { first: { name: 'first', chunks: 'all', test: /first\.js$/, enforce: true } },
      },
    },
    plugins: [new HtmlWebpackPlugin(), new PageIntegrityPlugin()],
  });
  const files = readdirSync(path.join(dir, 'dist'));
  const read = (file = '') => readFileSync(path.join(dir, 'dist', file), 'utf8');
  return {
    read,
    shell: files.find((file) => file.startsWith('shell.')) ?? '',
    late: files.find((file) => /^\d/.test(file)) ?? '',
  };
}
const hashOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

test('a page names the hash of its script, and the script those of its late files', async () => {
  const { read, shell, late } = await build(
    'globalThis.files = "portal-late-files"; import("./late.js");',
  );
  expect(read('index.html').replaceAll('"', '')).toContain(
    `src=/shell/1/${shell} integrity=${hashOf(read(shell))} crossorigin=anonymous`,
  );
  expect(read(shell)).toContain(`"${late} ${hashOf(read(late))}"`);
});

test('a file beside the entry changes without it', async () => {
  const main = 'globalThis.files = "portal-late-files"; import("./late.js");';
  const before = await build(main);
  const entry = before.read(before.shell);
  const after = await build(main, 'globalThis.first = 2;');
  expect(after.read(after.shell)).toBe(entry);
  expect(after.shell).toBe(before.shell);
  expect(after.read('index.html')).toMatch(/\/first\.[0-9a-f]{8}\.js/);
});

test('a shell without a place for the hashes is not built', async () => {
  await expect(build('import("./late.js");')).rejects.toThrow('portal-late-files');
});
