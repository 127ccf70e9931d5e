import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest handler, so that memoized components do
 * not rerender. For events only, not for rendering.
 */
export function useHandler<Given extends readonly unknown[], Result>(
  handle: (...given: Given) => Result,
): (...given: Given) => Result {
  const last = useRef(handle);
  useLayoutEffect(() => {
    last.current = handle;
  });
  return useCallback((...given: Given) => last.current(...given), []);
}
