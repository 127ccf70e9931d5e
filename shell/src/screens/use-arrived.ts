import { type RefObject, useEffect, useState } from 'react';
import { focusHeading } from '../arrival/focus-heading.ts';
import { useScroll } from '../arrival/use-scroll.ts';
import type { ScreenAt } from './screen-of.ts';

/**
 * What a person who went to another page gets: its heading focused, its top, or where they were
 * when they return to it. Nothing of it for the first page, or when only the query changes.
 *
 * @returns whether the screen in sight is one that the person went to
 */
export function useArrived(
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
