import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the first input of a field that has none of its own, where a form finds the field wrong.
 *
 * @param register the field's `ref`
 * @returns the ref of what the field stands in
 */
export function useFirstFocus(register: (field: { readonly focus: () => void }) => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => register({ focus: () => place.current?.querySelector('input')?.focus() }),
    [register],
  );
  return place;
}
