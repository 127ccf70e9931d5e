import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const script = readFileSync(path.join(__dirname, 'color-scheme.js'), 'utf8');

/**
 * Runs the script in a browser with the given stored and preferred schemes, and returns the scheme
 * of the page.
 */
function schemeOf({ kept = (): string | null => null, prefersDark = false }) {
  vm.runInNewContext(script, {
    document,
    localStorage: { getItem: (key: string) => (key === 'portal_color_scheme' ? kept() : null) },
    matchMedia: () => ({ matches: prefersDark }),
  });
  return document.documentElement.getAttribute('data-mantine-color-scheme');
}

afterEach(() => document.documentElement.removeAttribute('data-mantine-color-scheme'));

describe('the colour scheme of the first paint', () => {
  it.each(['light', 'dark'])(
    'is %s where somebody chose it, whatever the device says',
    (chosen) => {
      expect(schemeOf({ kept: () => chosen, prefersDark: chosen === 'light' })).toBe(chosen);
    },
  );

  it.each([null, 'auto', 'pink'])('is the device’s own where %s is kept', (kept) => {
    expect(schemeOf({ kept: () => kept, prefersDark: true })).toBe('dark');
    expect(schemeOf({ kept: () => kept, prefersDark: false })).toBe('light');
  });

  it('is the device’s own where the storage is switched off', () => {
    const kept = () => {
      throw new Error('switched off');
    };
    expect(schemeOf({ kept, prefersDark: true })).toBe('dark');
  });
});
