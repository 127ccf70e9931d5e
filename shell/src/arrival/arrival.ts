import { createContext, useContext, useLayoutEffect } from 'react';

/** Keeps a new screen waiting; gives the way to let it go. */
export type HoldArrival = () => () => void;

export const ArrivalContext = createContext<HoldArrival>(() => () => {});

/**
 * While `waiting`, the screen around the component has not arrived: the one before it stays in
 * sight. Everything that is neither ready nor failed holds it so.
 */
export function useHeldArrival(waiting: boolean): void {
  const hold = useContext(ArrivalContext);
  useLayoutEffect(() => (waiting ? hold() : undefined), [waiting, hold]);
}
