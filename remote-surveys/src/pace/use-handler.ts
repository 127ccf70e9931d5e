import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that is the same in every render and does what the last one would: what is memoised and
 * calls it is not rendered for its sake. It is for events, not for rendering.
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
