import { useCallback, useEffect, useRef } from 'react';

/**
 * Where the keyboard goes on once the drawer of a unit has closed. Whatever opened it has the focus again;
 * where an address did, it is the unit's button in the list, or the list's heading without one.
 *
 * @param unitId of the unit that is open; null for none
 */
export function useWayBack(unitId: number | null) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(unitId);
  useEffect(() => {
    if (unitId !== null) last.current = unitId;
  }, [unitId]);
  const goBack = useCallback(() => {
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const button = find(`[data-unit="${last.current}"]`);
    const heading = find('h2');
    if (!button && heading) heading.tabIndex = -1;
    (button ?? heading)?.focus();
  }, []);
  return { place, goBack };
}
