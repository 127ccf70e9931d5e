import { type RefCallback, useCallback, useState } from 'react';

export interface Overflow {
  readonly wide: boolean;
  readonly high: boolean;
  /** Whether there is more content beyond the end edge. */
  readonly more: boolean;
}

/** Returns whether an element's content is wider or higher than the element, so that it scrolls. */
export function useOverflow(): [RefCallback<HTMLElement>, Overflow] {
  const [wide, setWide] = useState(false);
  const [high, setHigh] = useState(false);
  const [more, setMore] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      setWide(element.scrollWidth > element.clientWidth + 1);
      setHigh(element.scrollHeight > element.clientHeight + 1);
      look();
    };
    const look = () =>
      setMore(Math.abs(element.scrollLeft) + element.clientWidth < element.scrollWidth - 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return [watch, { wide, high, more }];
}
