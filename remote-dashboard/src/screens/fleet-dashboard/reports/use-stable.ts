import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The same function as long as the component is there; it does what the newest one does. */
export function useStable<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

/** The earlier value as long as the new one, as JSON, reads the same. */
export function useSteady<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
