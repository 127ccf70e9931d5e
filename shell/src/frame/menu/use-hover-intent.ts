import { useCallback, useEffect, useMemo, useRef } from 'react';

/**
 * In milliseconds. Passing over a tab does not open it, leaving a list briefly does not close it,
 * and a press right after a list has opened on hover does not close it.
 */
const wait = { enter: 120, leave: 300 } as const;
const fresh = 600;

/** Runs an action once the pointer has rested for a while. */
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
