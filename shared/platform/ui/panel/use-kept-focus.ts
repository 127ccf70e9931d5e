import { type RefObject, useEffect, useRef } from 'react';

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * When what has the focus within a place is taken away or disabled, the heading of the place takes it.
 *
 * @returns goes to the place
 */
export function useKeptFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let focused: Element | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    // Who leaves by pressing somewhere else is not brought back.
    const forget = () =>
      requestAnimationFrame(() => {
        if (focused && !isGone(focused) && document.activeElement !== focused) focused = null;
      });
    const settle = () => {
      frame = 0;
      if (!focused || !isGone(focused)) return;
      const isLost = [document.body, focused].includes(document.activeElement ?? document.body);
      focused = null;
      if (isLost) focusHeading(element);
    };
    const observer = new MutationObserver(() => {
      if (focused && frame === 0) frame = requestAnimationFrame(settle);
    });
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, []);
  return place;
}

function focusHeading(place: HTMLElement): void {
  const heading = place.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
