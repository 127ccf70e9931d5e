/**
 * Milliseconds for the page to reach its former length; after that, it is not scrolled any further.
 */
const patience = 3_000;

const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a former position as soon as the page is long enough again. Stops if the user scrolls
 * or presses something meanwhile.
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
