import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plainScriptRule } from './rules.ts';

const require = createRequire(__filename);
const { transformSync } = createRequire(require.resolve('swc-loader'))('@swc/core');

const firstPaint = path.join(__dirname, '../../../shell/src/first-paint');

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
