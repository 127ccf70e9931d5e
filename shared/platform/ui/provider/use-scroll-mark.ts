import { useEffect } from 'react';

/**
 * Marks the root with `data-scrolls` while the page has a scrollbar that takes up space: a dialog
 * above reserves that space (`theme/kit.css`), so that nothing moves when the scrollbar disappears.
 */
export function useScrollMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Behind a dialog nothing scrolls; the mark from before it opened remains.
      if (getComputedStyle(root).overflow === 'hidden') return;
      root.toggleAttribute('data-scrolls', innerWidth > root.clientWidth);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
}
