import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePrinting } from '../../printing/use-printing.ts';

/**
 * Makes what is in a place as much smaller as it must be to fit on a page: the place's
 * `--paper-scale` is below 1 where its content is wider than the page.
 *
 * @returns the place, and whether it is being printed, which the style sheet gives the width of a
 * page for
 */
export function usePaperScale(): [RefObject<HTMLDivElement | null>, true | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();

  useLayoutEffect(() => {
    const element = place.current;
    if (!isPrinting || !element) return;
    const content = element.querySelector('table')?.offsetWidth ?? 0;
    const scale = element.clientWidth / content;
    if (scale < 1) element.style.setProperty('--paper-scale', scale.toFixed(3));
    return () => void element.style.removeProperty('--paper-scale');
  }, [isPrinting]);

  return [place, isPrinting || undefined];
}
