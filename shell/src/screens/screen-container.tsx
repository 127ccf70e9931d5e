import { Route, Routes } from '@portal/platform/routing/manage';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ArrivalContext } from '../arrival/arrival.ts';
import { PageBoundary } from './page-boundary.tsx';
import { Screen } from './screen.tsx';
import type { ScreenAt } from './screen-of.ts';

interface ScreenContainerProps {
  screen: ScreenAt;
  /** Whether another screen is still in view. */
  hidden: boolean;
  onArrived: () => void;
  /** Whether the screen is leaving: its place outlives it by a moment. */
  isLeft: boolean;
  onLeft: () => void;
}

/**
 * The place of a screen. It has its own address, so that a leaving screen does not read the next
 * one's parameters. It arrives once nothing inside holds it back. It is emptied before it is
 * removed, so that errors thrown during cleanup are caught here and not above.
 */
export function ScreenContainer(props: ScreenContainerProps) {
  const { screen, hidden, onArrived, isLeft, onLeft } = props;
  const { page, location } = screen;
  // Keeps the same element while screens change, so that nothing in it rerenders.
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
      // A part may release and hold again at once, when it changes from loading to failed.
      queueMicrotask(() => holds.current === 0 && arrived.current());
    };
  }, []);
  useEffect(() => {
    if (holds.current === 0) arrived.current();
  }, []);
  useEffect(() => {
    // If the place were removed at once, errors thrown during cleanup would be lost with it.
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
