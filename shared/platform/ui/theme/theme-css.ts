import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver } from '@mantine/core';
import { theme, themeOverride, variablesResolver } from './theme.ts';

const banner = '/* Written by ui/theme/write-theme-css.ts, then formatted. Do not edit. */';

/** The kit's own palettes, which the portal does not use. */
const unusedPalettes = Object.keys(DEFAULT_THEME.colors).filter(
  (name) => !(name in (themeOverride.colors ?? {})),
);

const isUsed = ([name]: [string, string]) =>
  !unusedPalettes.some((palette) => name.startsWith(`--mantine-color-${palette}-`));

/**
 * Returns the theme's variables as a style sheet: those that the kit would write into a style
 * element at run time, for both schemes, without unused palettes.
 */
export function themeCss(): string {
  const kit = defaultCssVariablesResolver(theme);
  const own = variablesResolver(theme);
  const merged = (part: 'variables' | 'light' | 'dark') =>
    Object.fromEntries(Object.entries({ ...kit[part], ...own[part] }).filter(isUsed));
  const css = convertCssVariables(
    { variables: merged('variables'), light: merged('light'), dark: merged('dark') },
    ':root',
  );
  return `${banner}\n${css}\n`;
}
