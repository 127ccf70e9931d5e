import { Route, Routes } from '@portal/platform/routing/manage';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { ArrivalContext } from './arrival.ts';
import type { ScreenAt } from './screen-of.ts';

interface ScreenPlaceProps {
  screen: ScreenAt;
  /** Whether another screen is still in sight. */
  hidden: boolean;
  onArrived: () => void;
  children: ReactNode;
}

/**
 * Where a screen stands. It has its own address, so that a screen that is on its way out does not
 * take the next one's parameters for its own. It arrives once nothing in it holds it back.
 */
export function ScreenPlace({ screen, hidden, onArrived, children }: ScreenPlaceProps) {
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

  return (
    <div hidden={hidden}>
      <ArrivalContext value={hold}>
        <Routes location={screen.location}>
          <Route path="*" element={children} />
        </Routes>
      </ArrivalContext>
    </div>
  );
}
