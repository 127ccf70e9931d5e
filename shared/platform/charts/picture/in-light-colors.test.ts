import { inLightColors } from './in-light-colors.ts';

const root = document.documentElement;
const scheme = () => root.getAttribute('data-mantine-color-scheme');

afterEach(() => root.removeAttribute('data-mantine-color-scheme'));

test.each(['dark', 'light'])('a %s page is read in light colors, and stays as it is', (own) => {
  root.setAttribute('data-mantine-color-scheme', own);
  expect(inLightColors(scheme)).toBe('light');
  expect(scheme()).toBe(own);
});

test('a page stays as it is when reading it fails', () => {
  root.setAttribute('data-mantine-color-scheme', 'dark');
  const fail = () => {
    throw new Error('no figure');
  };
  expect(() => inLightColors(fail)).toThrow('no figure');
  expect(scheme()).toBe('dark');
});
