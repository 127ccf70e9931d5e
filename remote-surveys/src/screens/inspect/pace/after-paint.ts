/** Milliseconds after which work is done without a paint, as in a hidden tab. */
const longest = 100;

/**
 * Runs work after the next frame is painted, so that the screen updates first.
 *
 * @returns a function that cancels the work
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, longest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves once the next frame is painted. */
export const painted = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));
