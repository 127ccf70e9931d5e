/** The one source of "now" for the server's rules; tests set their own. */
export interface Clock {
  now(): Date;
}

/**
 * Follows the machine's clock forward but never back: limits, locks and codes depend on the time
 * that has passed. It also follows over a sleep of the machine, which a count of elapsed time does
 * not include.
 *
 * @param wall the machine's clock, in milliseconds
 * @param elapsed a monotonic clock, in milliseconds
 */
export function steadyClock(wall: () => number, elapsed: () => number): Clock {
  let [last, since] = [wall(), elapsed()];
  return {
    now() {
      const at = elapsed();
      last = Math.max(wall(), last + (at - since));
      since = at;
      return new Date(last);
    },
  };
}

export const systemClock: Clock = steadyClock(
  () => Date.now(),
  () => performance.now(),
);
