import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus in a dialog when the focused choice is disabled, by moving it to the
 * dialog itself.
 *
 * @param occasion changes whenever choices may have been disabled
 * @returns the ref for the choices
 */
export function useHeldFocus(occasion: string): RefObject<HTMLDivElement | null> {
  const choices = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is all that matters
  useLayoutEffect(() => {
    if (choices.current?.querySelector(':disabled:focus'))
      choices.current.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [occasion]);
  return choices;
}
