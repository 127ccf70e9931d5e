import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

export type ColorSchemeChoice = 'light' | 'dark' | 'system';

export interface ColorScheme {
  /** The user's choice; `system` follows the device. */
  choice: ColorSchemeChoice;
  /** The scheme on screen. */
  shown: 'light' | 'dark';
  choose: (choice: ColorSchemeChoice) => void;
}

/** Returns the portal's color scheme, stored on this device. */
export function useColorScheme(): ColorScheme {
  // Suppressing transitions would write a style element, which the portal's policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return {
    choice: colorScheme === 'auto' ? 'system' : colorScheme,
    shown,
    choose: (choice) => setColorScheme(choice === 'system' ? 'auto' : choice),
  };
}
