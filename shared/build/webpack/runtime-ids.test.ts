import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from './build-package.ts';
import { RuntimeIdsPlugin } from './runtime-ids-plugin.ts';

let dirs: string[] = [];
beforeEach(() => {
  dirs = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `${name}-`)));
});
afterEach(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

/**
 * Returns the files of a build whose first module imports by an absolute path, like the start of
 * the runtime.
 */
async function filesBuiltIn(dir: string, plugins: RuntimeIdsPlugin[]) {
  const source = `import(${JSON.stringify(path.join(dir, 'late.js'))});`;
  writeFileSync(path.join(dir, 'late.js'), 'globalThis.late = 1;');
  await compile({
    mode: 'production',
    context: dir,
    entry: `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`,
    output: { path: path.join(dir, 'dist'), filename: '[name].[contenthash:8].js' },
    // Otherwise the start would have no id in its file.
    optimization: { runtimeChunk: 'single' },
    plugins,
  });
  const read = (file: string) => readFileSync(path.join(dir, 'dist', file), 'utf8');
  return Object.fromEntries(readdirSync(path.join(dir, 'dist')).map((file) => [file, read(file)]));
}
const buildInBoth = (plugins: () => RuntimeIdsPlugin[]) =>
  Promise.all(dirs.map((dir) => filesBuiltIn(dir, plugins())));

test('two folders build the same bytes', async () => {
  const [one, two] = await buildInBoth(() => [new RuntimeIdsPlugin()]);
  expect(Object.keys(one ?? {})).toHaveLength(3);
  expect(two).toEqual(one);
});

test('without the plugin an absolute path in the start changes its id', async () => {
  const [one, two] = await buildInBoth(() => []);
  expect(two).not.toEqual(one);
});
