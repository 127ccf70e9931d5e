/** A page that has not grown as long as it was by then stays where it is (milliseconds). */
const patience = 3_000;

const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where a page stood, as soon as it is long enough again. Whoever moves on their own
 * meanwhile is left alone.
 *
 * @returns stops trying
 */
export function scrollBackTo(top: number): () => void {
  const growing = new ResizeObserver(() => tryIt());
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const tryIt = () => {
    const longest = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, Math.max(longest, 0)) });
    if (longest >= top) stop();
  };
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  growing.observe(document.body);
  tryIt();
  return stop;
}
