import { useCallback, useEffect, useRef } from 'react';

/**
 * Restores keyboard focus after a unit's drawer has closed. Normally the element that opened it
 * gets the focus back; if it was opened by the address, the unit's button in the list, or else the
 * list's heading.
 *
 * @param unitId id of the open unit; null for none
 */
export function useRestoreFocus(unitId: number | null) {
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
