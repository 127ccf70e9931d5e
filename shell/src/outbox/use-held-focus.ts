import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a dialog one of whose choices is disabled while it has the focus: the dialog
 * itself takes it.
 *
 * @param occasion changes when choices may have been disabled
 * @returns goes to the choices
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
