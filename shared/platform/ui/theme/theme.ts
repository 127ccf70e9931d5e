import {
  type CSSVariablesResolver,
  createTheme,
  DEFAULT_THEME,
  lighten,
  mergeMantineTheme,
} from '@mantine/core';
import { kitDefaults } from './kit-defaults.ts';
import { amber, brand, dark, gray, green, red } from './palette.ts';

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

/** The portal's changes to the kit's theme. */
export const themeOverride = createTheme({
  colors: { brand, amber, gray, dark, red, green },
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  black: gray[9],
  fontFamily,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: kitDefaults,
});

/** Tinted backgrounds of the dark scheme, as the kit's own are nearly black. */
const darkTints = { brand: '#143440', amber: '#382a10', red: '#43211f', green: '#16382a' };

const tintVariables = Object.fromEntries(
  Object.entries(darkTints).flatMap(([name, ground]) => [
    [`--mantine-color-${name}-light`, ground],
    [`--mantine-color-${name}-light-hover`, lighten(ground, 0.06)],
    [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-1)`],
  ]),
);

/**
 * Uses the kit's darker shades for dimmed text, hints and errors, so that contrast is never below
 * 4.5.
 */
export const variablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-8)',
    '--mantine-color-success': 'var(--mantine-color-green-8)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-5)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-success': 'var(--mantine-color-green-3)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--mantine-color-gray-light': 'var(--mantine-color-dark-6)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-5)',
    ...tintVariables,
  },
});

/** The complete theme, as resolved by the kit. */
export const theme = mergeMantineTheme(DEFAULT_THEME, themeOverride);
