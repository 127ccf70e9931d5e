import { portalConstants } from '@portal/contract/portal';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const { down, up } = portalConstants.menuSlide;

/**
 * Slides an element down when it opens and up when it closes; without animation if the user prefers
 * reduced motion.
 *
 * @returns the element's ref, and whether to render it at all
 */
export function useSlide(isOpen: boolean): {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
} {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useLayoutEffect(() => {
    const sliding = element.current;
    if (!sliding) return;
    const motion = slide(sliding, height.current, isOpen);
    const settle = () => {
      height.current = isOpen ? sliding.offsetHeight : 0;
      if (!isOpen) setShown(false);
    };
    if (!motion) return settle();
    motion.onfinish = settle;
    return () => {
      // When reversed halfway, the slide continues from its current height.
      height.current = sliding.offsetHeight;
      motion.cancel();
    };
  }, [isOpen]);
  return { element, isShown };
}

function slide(element: HTMLElement, from: number, isOpen: boolean): Animation | null {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof element.animate !== 'function') return null;
  const to = isOpen ? element.scrollHeight : 0;
  return element.animate([{ height: `${from}px` }, { height: `${to}px` }], {
    duration: isOpen ? down : up,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    // Keeps it closed until React removes it.
    fill: isOpen ? 'none' : 'forwards',
  });
}
