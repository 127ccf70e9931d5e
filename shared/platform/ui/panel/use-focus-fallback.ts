import { type RefObject, useEffect, useRef } from 'react';

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/** Returns whether an element is in a dialog above the place. */
function isOver(element: Element | null, place: Element): boolean {
  const dialog = element?.closest('[role="dialog"]') ?? null;
  return dialog !== null && !dialog.contains(place);
}

const places = new WeakSet<Element>();

/** Returns the innermost place around an element. */
function placeAround(element: Element): Element | null {
  let around = element.parentElement;
  while (around && !places.has(around)) around = around.parentElement;
  return around;
}

/**
 * Moves the focus to the heading of a place when the focused element within it is removed or
 * disabled. For nested places, the innermost remaining one receives it. A dialog restores the focus
 * itself, unless the element that opened it no longer exists.
 *
 * @returns the ref for the place
 */
export function useFocusFallback<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    places.add(element);
    let focused: Element | null = null;
    let innermost: Element | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || isOver(target, element)) return;
      focused = target;
      innermost = placeAround(target);
    };
    // Do not bring the focus back after the user has moved it elsewhere by clicking.
    const forget = () =>
      requestAnimationFrame(() => {
        const { activeElement: active } = document;
        if (focused && !isGone(focused) && active !== focused && !isOver(active, element))
          focused = null;
      });
    const settle = () => {
      frame = 0;
      if (!focused || !isGone(focused)) return;
      if (isOver(document.activeElement, element)) {
        frame = requestAnimationFrame(settle);
        return;
      }
      const isLost = [document.body, focused].includes(document.activeElement ?? document.body);
      focused = null;
      if (isLost && (innermost === element || !innermost?.isConnected)) focusHeading(element);
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
