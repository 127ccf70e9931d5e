import { portalConstants } from '@portal/contract/portal';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollBackTo } from './scroll-back-to.ts';
import { visibleTarget } from './visible-heading.ts';

interface Scrolled {
  readonly pathname: string;
  /** The router's key of the visit. */
  readonly key: string;
  readonly isReturn: boolean;
  readonly isNew: boolean;
}

/**
 * Scrolls a new page to its top, or to the element that it has marked; a page returned to goes back
 * to where the user left it.
 */
export function useScroll({ pathname, key, isReturn, isNew }: Scrolled): void {
  const positions = useRef(new Map<string, number>());
  const visit = useRef(key);
  useLayoutEffect(() => {
    visit.current = key;
  }, [key]);

  useEffect(() => {
    const remember = () => positions.current.set(visit.current, window.scrollY);
    // The browser restores the position after a reload only.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the occasion
  useEffect(() => {
    if (!isNew) return;
    if (isReturn) return scrollBackTo(positions.current.get(key) ?? 0);
    const timer = setTimeout(() => {
      window.scrollTo({ top: 0 });
      // The marked element may be far down in a list that scrolls by itself.
      visibleTarget(document.body)?.scrollIntoView({ block: 'nearest' });
    }, portalConstants.scrollDelay);
    return () => clearTimeout(timer);
  }, [pathname, isNew]);
}
