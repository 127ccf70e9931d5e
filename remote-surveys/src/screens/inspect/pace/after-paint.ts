/** Milliseconds after which work is done without a paint, as in a tab that nobody sees. */
const longest = 100;

/**
 * Does work once the next frame is painted, so that what is on screen comes first.
 *
 * @returns takes the work back
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
