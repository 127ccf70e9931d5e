import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds of rest after which what was typed or chosen counts, as for every input. */
const rest = 500;

export interface Settled<Part> {
  /** Adds to what is to be handed on. */
  readonly add: (part: Part) => void;
  /** Hands it on at once. */
  readonly flush: () => void;
}

/**
 * Collects parts and hands them on together, half a second after the last one or when the component
 * goes: one call, not one each.
 */
export function useSettled<Part extends object>(onSettled: (parts: Part) => void): Settled<Part> {
  const newest = useRef(onSettled);
  const waiting = useRef<Part | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    newest.current = onSettled;
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const parts = waiting.current;
    waiting.current = null;
    if (parts) newest.current(parts);
  }, []);
  useEffect(() => flush, [flush]);
  const add = useCallback(
    (part: Part) => {
      waiting.current = waiting.current ? { ...waiting.current, ...part } : part;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, rest);
    },
    [flush],
  );
  return { add, flush };
}
