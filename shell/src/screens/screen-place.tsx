import { Route, Routes } from '@portal/platform/routing/manage';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ArrivalContext } from '../arrival/arrival.ts';
import { PageBoundary } from './page-boundary.tsx';
import { Screen } from './screen.tsx';
import type { ScreenAt } from './screen-of.ts';

interface ScreenPlaceProps {
  screen: ScreenAt;
  /** Whether another screen is still in sight. */
  hidden: boolean;
  onArrived: () => void;
  /** Whether the screen is on its way out: its place outlives it by a moment. */
  isLeft: boolean;
  onLeft: () => void;
}

/**
 * Where a screen stands. It has its own address, so that a screen that is on its way out does not
 * take the next one's parameters for its own. It arrives once nothing in it holds it back. The place
 * is emptied before it goes: what throws as it is cleaned up is caught here, and by nobody above.
 */
export function ScreenPlace(props: ScreenPlaceProps) {
  const { screen, hidden, onArrived, isLeft, onLeft } = props;
  const { page, location } = screen;
  // The same element while screens come and go: nothing of it is rendered again.
  const content = useMemo(
    () => (
      <Routes location={location}>
        <Route path="*" element={<Screen page={page} location={location} />} />
      </Routes>
    ),
    [page, location],
  );
  const holds = useRef(0);
  const arrived = useRef(onArrived);
  useLayoutEffect(() => {
    arrived.current = onArrived;
  });

  const hold = useCallback(() => {
    holds.current += 1;
    return () => {
      holds.current -= 1;
      // A part that lets go may hold again in the same breath, from its loading to its failure.
      queueMicrotask(() => holds.current === 0 && arrived.current());
    };
  }, []);
  useEffect(() => {
    if (holds.current === 0) arrived.current();
  }, []);
  useEffect(() => {
    // A place that goes at once would take along what was thrown, and nobody would hear of it.
    const timer = isLeft && setTimeout(onLeft);
    return () => clearTimeout(timer || undefined);
  }, [isLeft, onLeft]);

  return (
    <div hidden={hidden}>
      <ArrivalContext value={hold}>
        <PageBoundary>{!isLeft && content}</PageBoundary>
      </ArrivalContext>
    </div>
  );
}
