import { useCallback, useEffect, useMemo, useRef } from 'react';

/**
 * Milliseconds. Whoever only passes over a tab does not mean it, who leaves a list for a moment
 * comes back, and a press right after a list has opened by itself means to open it.
 */
const wait = { enter: 120, leave: 300 } as const;
const fresh = 600;

/** Does what a resting pointer means, after a while. */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useRef(Number.NEGATIVE_INFINITY);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  return useMemo(
    () => ({
      cancel,
      after(motion: keyof typeof wait, work: () => void): void {
        cancel();
        timer.current = setTimeout(() => {
          if (motion === 'enter') opened.current = performance.now();
          work();
        }, wait[motion]);
      },
      /** Whether the pointer has just opened something. */
      isFresh: () => performance.now() - opened.current < fresh,
    }),
    [cancel],
  );
}
