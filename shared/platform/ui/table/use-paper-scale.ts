import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePrinting } from '../../printing/use-printing.ts';

/**
 * Scales the content of a container down to fit a printed page: its `--paper-scale` is below 1 if
 * the content is wider than the page.
 *
 * @returns the ref for the container, and whether it is being printed, in which case the style
 * sheet sets it to the width of a page
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
