import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Returns the same function for the life of the component; it calls the newest `run`. */
export function useStableCallback<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

/** Returns the earlier value as long as the new one is equal as JSON. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
