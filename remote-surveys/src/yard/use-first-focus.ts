import { useEffect, useRef } from 'react';

/**
 * Focuses the first input of a field without an input ref of its own, when a form finds the field
 * invalid.
 *
 * @param register the field's `ref`
 * @returns the ref of the field's container
 */
export function useFirstFocus(register: (field: { readonly focus: () => void }) => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => register({ focus: () => place.current?.querySelector('input')?.focus() }),
    [register],
  );
  return place;
}
