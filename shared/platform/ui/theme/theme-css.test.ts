import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cssDeclarations } from './css-declarations.ts';
import { themeCss } from './theme-css.ts';

const written = readFileSync(path.join(__dirname, 'theme.css'), 'utf8');

describe('theme.css', () => {
  test('holds exactly what the theme resolves to', () => {
    expect(Object.fromEntries(cssDeclarations(written))).toEqual(
      Object.fromEntries(cssDeclarations(themeCss())),
    );
  });

  test('speaks for both colour schemes', () => {
    const variables = cssDeclarations(written);
    for (const scheme of ['light', 'dark']) {
      const selector = `:root[data-mantine-color-scheme="${scheme}"]`;
      expect(variables.get(`${selector}|--mantine-color-scheme`)).toBe(scheme);
    }
  });
});
