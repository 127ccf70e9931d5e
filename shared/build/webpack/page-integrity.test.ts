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

async function build(main: string) {
  writeFileSync(path.join(dir, 'main.js'), main);
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

test('a shell without a place for the hashes is not built', async () => {
  await expect(build('import("./late.js");')).rejects.toThrow('portal-late-files');
});
