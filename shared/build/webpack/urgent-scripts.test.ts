import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { compile } from './build-package.ts';
import { styleRules } from './rules.ts';
import { UrgentScriptsPlugin } from './urgent-scripts-plugin.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shell-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a page asks for its style sheets first, and beside them for its scripts', async () => {
  writeFileSync(path.join(dir, 'main.js'), 'import "./main.css";');
  writeFileSync(path.join(dir, 'main.css'), 'body { margin: 0 }');
  await compile({
    mode: 'production',
    context: dir,
    entry: './main.js',
    output: { path: path.join(dir, 'dist') },
    module: { rules: styleRules() },
    plugins: [new MiniCssExtractPlugin(), new HtmlWebpackPlugin(), new UrgentScriptsPlugin()],
  });
  const page = readFileSync(path.join(dir, 'dist/index.html'), 'utf8').replaceAll('"', '');
  const [style, script] = page.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  expect(style).toContain('rel=stylesheet');
  expect(script).toContain('fetchpriority=high');
});
