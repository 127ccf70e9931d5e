import { useEffect } from 'react';

/**
 * Marks the root with `data-scrolls` while the page has a scrollbar that takes room: a dialog over
 * it keeps that room (`theme/kit.css`), so that nothing moves when the scrollbar goes.
 */
export function useScrollMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Behind a dialog nothing scrolls; what was true before it opened stays.
      if (getComputedStyle(root).overflow === 'hidden') return;
      root.toggleAttribute('data-scrolls', innerWidth > root.clientWidth);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
}
