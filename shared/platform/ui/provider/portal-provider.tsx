import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { themeOverride } from '../theme/theme.ts';
import classes from './portal-provider.module.css';
import { useMenuFocus } from './use-menu-focus.ts';
import { useScrollMark } from './use-scroll-mark.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal_color_scheme' });

export interface PortalProviderProps {
  children: ReactNode;
  /** `test` disables transitions and portals, so that tests need not wait. */
  env?: 'default' | 'test';
}

/**
 * The design system around the whole portal: theme, color scheme (stored on this device under
 * `portal_color_scheme`) and background. It writes no style element: the theme's variables and all
 * rules are static files of `ui/styles`, so that the page may forbid inline styles. The direction
 * follows the document's `dir`.
 */
export function PortalProvider({ children, env = 'default' }: PortalProviderProps) {
  useScrollMark();
  useMenuFocus();
  return (
    <DirectionProvider>
      <MantineProvider
        theme={themeOverride}
        env={env}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <div className={classes.ground}>{children}</div>
      </MantineProvider>
    </DirectionProvider>
  );
}
