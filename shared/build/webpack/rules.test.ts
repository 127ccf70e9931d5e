import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plainScriptRule, styleRules } from './rules.ts';

const require = createRequire(__filename);
const { transformSync } = createRequire(require.resolve('swc-loader'))('@swc/core');

const root = path.join(__dirname, '../../..');
const firstPaint = path.join(root, 'shell/src/first-paint');

type LocalIdentFunction = (
  sheet: { resourcePath: string },
  pattern: string,
  local: string,
) => string;

test.each(['color-scheme.js', 'old-browser.js'])(
  '%s is written in the language of old browsers still, and shorter',
  (file) => {
    const source = readFileSync(path.join(firstPaint, file), 'utf8');
    const { code } = transformSync(source, plainScriptRule.options);
    expect(code).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class)\b|catch\s*\{/);
    expect(code.length).toBeLessThan(source.length);
    expect(code).toContain('document.documentElement');
  },
);

test('sheets of one name have classes of their own in whatever build they meet', () => {
  const [sheets] = styleRules();
  const [, loader] = (sheets?.use ?? []) as {
    options: { modules: { getLocalIdent: LocalIdentFunction } };
  }[];
  const nameOf = (file: string) =>
    loader?.options.modules.getLocalIdent({ resourcePath: path.join(root, file) }, '', 'row');
  expect(nameOf('remote-dashboard/src/lists/list.module.css')).toBe('dashboard-list-row');
  expect(nameOf('shared/platform/lists/list.module.css')).toBe('shell-list-row');
  expect(() => nameOf('remote-dashboard/src/cards/list.module.css')).toThrow(/one name/);
});
