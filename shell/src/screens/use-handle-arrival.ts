import { type RefObject, useEffect, useState } from 'react';
import { focusHeading } from '../arrival/focus-heading.ts';
import { useScroll } from '../arrival/use-scroll.ts';
import type { ScreenAt } from './screen-of.ts';

/**
 * Handles a navigation to another page: focuses its heading, and scrolls to its top or, on return,
 * to the former position. Does nothing for the first page, or when only the query changes.
 *
 * @returns whether the user navigated to the current screen
 */
export function useHandleArrival(
  { location: { pathname, key }, isReturn }: ScreenAt,
  hasArrived: boolean,
  place: RefObject<HTMLElement | null>,
): boolean {
  const [first, setFirst] = useState<string | null>(null);
  if (hasArrived && first === null) setFirst(pathname);
  const [isNew, setNew] = useState(false);
  if (first !== null && pathname !== first && !isNew) setNew(true);

  useEffect(() => {
    if (isNew && pathname && place.current) return focusHeading(place.current);
  }, [isNew, pathname, place]);
  useScroll({ pathname, key, isReturn, isNew });
  return isNew;
}
