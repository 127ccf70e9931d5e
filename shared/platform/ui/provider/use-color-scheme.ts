import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

export type ColorSchemeChoice = 'light' | 'dark' | 'system';

export interface ColorScheme {
  /** What the person chose; `system` follows the device. */
  choice: ColorSchemeChoice;
  /** What is on screen. */
  shown: 'light' | 'dark';
  choose: (choice: ColorSchemeChoice) => void;
}

/** The colour scheme of the portal, kept on this device. */
export function useColorScheme(): ColorScheme {
  // To hold transitions back it would write a style element, which the portal's policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return {
    choice: colorScheme === 'auto' ? 'system' : colorScheme,
    shown,
    choose: (choice) => setColorScheme(choice === 'system' ? 'auto' : choice),
  };
}
