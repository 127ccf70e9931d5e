import { createContext, useContext, useLayoutEffect } from 'react';

/** Keeps a new screen waiting; returns a function that releases it. */
export type HoldArrival = () => () => void;

export const ArrivalContext = createContext<HoldArrival>(() => () => {});

/**
 * While `waiting`, the screen around the component has not arrived and the previous one stays in
 * view. Used by everything that is neither ready nor failed.
 */
export function useHeldArrival(waiting: boolean): void {
  const hold = useContext(ArrivalContext);
  useLayoutEffect(() => (waiting ? hold() : undefined), [waiting, hold]);
}
