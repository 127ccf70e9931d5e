import { portalConstants } from '@portal/contract/portal';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { markedInSight } from './heading-in-sight.ts';
import { scrollBackTo } from './scroll-back-to.ts';

interface Scrolled {
  readonly pathname: string;
  /** The router's name of the visit. */
  readonly key: string;
  readonly isReturn: boolean;
  readonly isNew: boolean;
}

/** A new page starts at its top, or where what it has marked is in sight; one that the person returns to stands where they left it. */
export function useScroll({ pathname, key, isReturn, isNew }: Scrolled): void {
  const positions = useRef(new Map<string, number>());
  const visit = useRef(key);
  useLayoutEffect(() => {
    visit.current = key;
  }, [key]);

  useEffect(() => {
    const remember = () => positions.current.set(visit.current, window.scrollY);
    // The browser restores a page that is loaded again, and nothing else.
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
      // What has the focus may stand far down in a list of its own.
      markedInSight(document.body)?.scrollIntoView({ block: 'nearest' });
    }, portalConstants.scrollDelay);
    return () => clearTimeout(timer);
  }, [pathname, isNew]);
}
