import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without input after which changes are applied, as in every input. */
const rest = 500;

export interface DebouncedBatch<Part> {
  /** Adds to the pending changes. */
  readonly add: (part: Part) => void;
  /** Applies the pending changes at once. */
  readonly flush: () => void;
}

/**
 * Collects changes and applies them together, half a second after the last one or when the
 * component unmounts: one call in place of several.
 */
export function useDebouncedBatch<Part extends object>(
  onSettled: (parts: Part) => void,
): DebouncedBatch<Part> {
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
