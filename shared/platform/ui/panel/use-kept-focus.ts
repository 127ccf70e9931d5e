import { type RefObject, useEffect } from 'react';

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * When what has the focus within a place is taken away or disabled, the focus goes to `instead` and
 * not to the top of the page.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  instead: RefObject<HTMLElement | null>,
): void {
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
      if (isLost) instead.current?.focus({ preventScroll: true });
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
  }, [place, instead]);
}
